import { useCreatePath } from 'react-admin';
import { useNavigate } from 'react-router';
import { startOf } from '../../model/numbers/zones';
import { useCan, useEntity } from '../../views/useEntity';
import { daysAfter } from './places';
import type { Placing, When } from './placing';

const HOUR = 3_600_000;

/** Opens the form of a new record at a time; undefined where this person makes none. */
export const useCreateAt = (placing: Placing, zone: string): ((when: When) => void) | undefined => {
  const entity = useEntity();
  const can = useCan();
  const createPath = useCreatePath();
  const navigate = useNavigate();
  if (!entity.can.create || !can('create')) return undefined;
  return (when) => {
    const values = placing.valuesOf(fitting(when, placing, zone));
    const form = createPath({ resource: entity.name, type: 'create' });
    void navigate(`${form}?source=${encodeURIComponent(JSON.stringify(values))}`);
  };
};

/* Where there are only moments, a day is the hour at nine of it, and several days are all of them; what is a moment alone lasts an hour. */
const fitting = (when: When, { isOfDays, wholeAt }: Placing, zone: string): When => {
  const { from, to, isWhole } = when;
  if (!isWhole) return { ...when, to: from === to ? later(from, HOUR) : to };
  if (isOfDays || wholeAt !== undefined) return when;
  const begin = startOf(from, zone);
  if (from !== to) return { from: begin, to: startOf(daysAfter(to, 1), zone), isWhole: false };
  return { from: later(begin, 9 * HOUR), to: later(begin, 10 * HOUR), isWhole: false };
};

const later = (moment: string, by: number): string => new Date(Date.parse(moment) + by).toISOString();
