import type { Parsed } from '../../../model/resolved/kind';
import { formatText } from '../../reading/formatText';
import { toDecimal } from '../../../model/values/decimal';
import { readNumber } from '../../reading/writtenNumber';
import type { Tier } from './tierIssues';

/** A table as one line: `1-2999: 0.0620; 3000-: 0.0550`. */
export const tiersToText = (rows: readonly Tier[]): string =>
  rows.map(({ from, to, price }) => `${formatText(from)}-${formatText(to)}: ${formatText(price)}`).join('; ');

/** Reads what {@link tiersToText} wrote; whether the rows fit together is for the kind to say. */
export const tiersFromText = (text: string): Parsed<readonly Tier[]> => {
  const parts = text.trim().replace(/;$/, '').split(';');
  const value = parts.flatMap((part): Tier[] => {
    const [range = '', ...written] = part.split(':');
    const [bounds, from, to] = RANGE.exec(range.trim()) ?? [];
    const price = toDecimal(readNumber(written.join(':')));
    return bounds === undefined || price === undefined
      ? []
      : [{ from: Number(from), to: to ? Number(to) : null, price }];
  });
  return value.length === parts.length ? { value } : { fault: { path: '', key: 'tierText' } };
};

const RANGE = /^(\d+)\s*[-–]\s*(\d*)$/;
