import type { Order } from '../values/comparable';
import { isLive } from '../compute/isLive';
import { fieldAt } from '../resolved/fieldAt';
import type { Kinds } from '../resolved/kind';
import type { Resource } from '../resolved/resource';
import type { TotalsQuestion } from './totals';

/** Why a question cannot be answered for an entity, for people: `by` and `of` name fields that serve for it. */
export const totalsFault = (
  { by, per, of }: Omit<TotalsQuestion, 'filter'>,
  { fields }: Pick<Resource, 'fields'>,
  kinds: Kinds,
): string | undefined => {
  const isGrouped = by === undefined || isGroupable(by, fields, kinds);
  if (!isGrouped) return `Records cannot be grouped by "${by}".`;
  const isSpan = per === undefined || (by !== undefined && isTime(by, fields, kinds));
  if (!isSpan) return `"${by ?? ''}" has no days or months to group by.`;
  if (of !== undefined && !isSummable(of, fields, kinds)) return `"${of}" cannot be added up.`;
  return undefined;
};

/** The field among those of a question that is closed to whoever asks. */
export const closedPath = (
  { by, of }: Omit<TotalsQuestion, 'filter'>,
  closed: ReadonlySet<string>,
): string | undefined => [by, of].find((path) => path !== undefined && closed.has(path.split('.')[0] ?? ''));

type Fields = Resource['fields'];

/** Whether a path holds a list, whose entries make the groups. */
export const isListAt = (path: string | undefined, fields: Fields, kinds: Kinds): boolean => {
  const field = path === undefined ? undefined : fieldAt(fields, path);
  return field !== undefined && kinds[field.kind].filter === 'holds';
};

/** May the values at a path make groups: single values, or entries of a list, that are stored, and no numbers. */
export const isGroupable = (path: string, fields: Fields, kinds: Kinds): boolean =>
  orderOf(path, fields, kinds) === 'text';

/** May the values at a path be added up: numbers and amounts that are stored. */
export const isSummable = (path: string, fields: Fields, kinds: Kinds): boolean =>
  orderOf(path, fields, kinds) === 'number' && !isListAt(path, fields, kinds);

/** Is it a path of days or moments? */
export const isTime = (path: string, fields: Fields, kinds: Kinds): boolean => {
  const field = fieldAt(fields, path);
  if (!field) return OWN_TIMES.includes(path);
  return kinds[field.kind].filter === 'range' && isGroupable(path, fields, kinds);
};

/** Not declared by an entity, but on every record. */
const OWN_TIMES: readonly string[] = ['createdAt', 'updatedAt'];

/* How the values at a path compare, where there is one stored value that lists can ask for. */
const orderOf = (path: string, fields: Fields, kinds: Kinds): Order | undefined => {
  const field = fieldAt(fields, path);
  if (!field) return OWN_TIMES.includes(path) ? 'text' : undefined;
  const { filter, order, isSecret, isPersonal, ends } = kinds[field.kind];
  const isOpen = !isSecret && !isPersonal && typeof filter === 'string' && !ends;
  const isStored = isOpen && !isLive(field.compute);
  return isStored && isOneValue(path, fields, kinds) ? order : undefined;
};

/* Below rows there are as many values as rows, and an address within them is no path of a store. */
const isOneValue = (path: string, fields: Fields, kinds: Kinds): boolean => {
  const names = path.split('.');
  if (names.some((name) => /^\d+$/.test(name))) return false;
  return names.slice(0, -1).every((_, at) => {
    const above = fieldAt(fields, names.slice(0, at + 1).join('.'));
    return above !== undefined && kinds[above.kind].jsonSchema(above)['type'] === 'object';
  });
};
