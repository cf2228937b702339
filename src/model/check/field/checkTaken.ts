import { isLive } from '../../compute/isLive';
import { isByTime, type Link } from '../../compute/links';
import { entersRow, fieldAt } from '../../resolved/fieldAt';
import type { Kind } from '../../resolved/kind';
import type { ResolvedField } from '../../resolved/resolvedField';
import { hintFor } from '../didYouMean';
import type { Entity, KnownField, Scope } from '../scope';
import { join, listOf } from '../untrusted';

type Place = { readonly at: string; readonly scope: Scope; readonly other: Entity };

/** What is taken of another record: a single value that is stored, and that the field can hold. */
export const checkTaken = (field: KnownField, { take, rollup }: Link, { at, scope, other }: Place): void => {
  const { resolved, kind } = field;
  if (!resolved) return;
  const refuse = (id: 'RC221' | 'RC222', message: string, hint?: string) =>
    scope.report({ id, path: at, message, ...(hint !== undefined && { hint }) });
  if (!isOrdered(rollup, { at, scope, other })) return;
  if (rollup?.by === 'count') {
    if (take !== undefined)
      return refuse('RC221', '"count" takes nothing of the records', 'Leave "take" out.');
    if (kind && !isPlainNumber(field))
      refuse('RC222', `a ${kind.name} field cannot hold how many there are`, COUNT);
    return;
  }
  if (take === undefined)
    return refuse('RC221', `"${rollup?.by ?? ''}" needs what it takes`, 'Write take: "<field>".');
  const known = knownOf(other);
  const taken = fieldAt(known, take);
  if (!taken) {
    // What is wrong with its options is reported there.
    if (other.fields.has(take)) return;
    const names = known.map(({ name }) => name);
    return refuse('RC221', `"${other.key}" has no field "${take}"`, hintFor(take, names));
  }
  if (!kind)
    return refuse('RC221', `"${take}" is nothing whose kind this field could have`, 'Write its kind.');
  const takenKind = scope.kinds[taken.kind];
  const why = isInRows(known, take, scope)
    ? 'is in rows, and no value of the record itself'
    : untakable(taken, takenKind);
  if (why !== undefined)
    return refuse('RC221', `"${take}" ${why}`, wayOut(take, taken, { at, scope, other }));
  if (
    rollup &&
    !isByTime(rollup.by) &&
    !(takenKind.order === 'number' || (isEnd(rollup.by) && isTime(takenKind)))
  )
    return refuse(
      'RC221',
      `"${take}" has no ${rollup.by}`,
      'Take a number, an amount, or for min and max a date.',
    );
  const fault = unfit(field, { kind: takenKind, resolved: taken, isAverage: rollup?.by === 'avg' });
  if (fault !== undefined)
    refuse(
      'RC222',
      `"${take}" is ${fault}`,
      `Let both be of one kind, in one currency, with the same values.`,
    );
};

/* Which of them is the newest: by when it was made, or by a time that each of them has stored. */
const isOrdered = (rollup: Link['rollup'], { at, scope, other }: Place): boolean => {
  if (rollup?.at === undefined) return true;
  const refuse = (message: string, hint: string) => {
    scope.report({ id: 'RC210', path: join(at, 'at'), message, hint });
    return false;
  };
  if (!isByTime(rollup.by))
    return refuse(`"${rollup.by}" asks for no order of the records`, 'Leave "at" out, or take the newest.');
  const known = knownOf(other);
  const field = fieldAt(known, rollup.at);
  // What is wrong with its options is reported there.
  if (!field && other.fields.has(rollup.at)) return false;
  if (!field && STAMPS.includes(rollup.at)) return true;
  const own = known.filter((each) => isTimeOf(each, scope)).map(({ name }) => name);
  const times = [...new Set([...own, ...STAMPS])];
  if (!field) return refuse(`"${other.key}" has no field "${rollup.at}"`, hintFor(rollup.at, times));
  if (isTimeOf(field, scope) && !isInRows(known, rollup.at, scope)) return true;
  return refuse(
    `"${rollup.at}" is no date or moment that each of these holds`,
    `Valid: ${times.join(', ')}.`,
  );
};

/* The server writes them on every record, declared or not. */
const STAMPS: readonly string[] = ['createdAt', 'updatedAt'];

/* Each of the rows has a value there, and the record none; one row is a place in a form. */
const isInRows = (fields: readonly ResolvedField[], path: string, { kinds }: Scope): boolean => {
  const steps = path.split('.');
  const above = steps.slice(1).flatMap((_, n) => fieldAt(fields, steps.slice(0, n + 1).join('.')) ?? []);
  return entersRow(path) || above.some((each) => kinds[each.kind].jsonSchema(each).type === 'array');
};

const isTimeOf = (field: ResolvedField, { kinds }: Scope): boolean =>
  isTime(kinds[field.kind]) && !isLive(field.compute);

const knownOf = ({ fields }: Entity): readonly ResolvedField[] =>
  [...fields.values()].flatMap(({ resolved }) => resolved ?? []);

/* What a record is called is a value, and can be taken where it is looked up first. */
const wayOut = (take: string, taken: ResolvedField, { scope: { kinds }, other }: Place): string =>
  !take.includes('.') &&
  kinds[taken.kind].filter !== 'holds' &&
  kinds[taken.kind].references?.(taken).length === 1
    ? `Let a field of "${other.key}" look up what it needs, f.lookup('${take}.<field>'), and take that.`
    : SINGLE_VALUE;

const SINGLE_VALUE = 'Take a single value that is stored: a text, a number, an amount, a date, a choice.';

const COUNT = 'Make it f.count().';

const isEnd = (by: string): boolean => by === 'min' || by === 'max';

const isTime = ({ inFormula }: Kind): boolean => inFormula === 'date' || inFormula === 'moment';

const isPlainNumber = ({ kind }: KnownField): boolean => kind?.inFormula === 'number';

const SINGLE: readonly unknown[] = ['string', 'number', 'integer', 'boolean'];

/* A copy of it would be no value, a way round a right, or wrong tomorrow. */
const untakable = (field: ResolvedField, kind: Kind): string | undefined => {
  if (kind.isSecret) return 'is a secret';
  if (kind.isPersonal) return 'is of each person, and in no record';
  if (isLive(field.compute)) return 'follows from the clock, and is in no record';
  if (kind.references) return 'leads to a record, of which there is no copy';
  const { type, enum: values } = kind.jsonSchema(field);
  const isSingle = SINGLE.includes(type) || Array.isArray(values);
  return isSingle && kind.inArticle !== 'picture' ? undefined : 'is no single value';
};

type Taken = { readonly kind: Kind; readonly resolved: ResolvedField; readonly isAverage: boolean };

const unfit = ({ kind, resolved }: KnownField, taken: Taken): string | undefined => {
  if (!kind || !resolved) return undefined;
  if (kind.name !== taken.kind.name) {
    const isNumber = taken.isAverage && [kind, taken.kind].every(({ inFormula }) => inFormula === 'number');
    return isNumber ? undefined : `of kind ${taken.kind.name}, and this field of kind ${kind.name}`;
  }
  const [unit, takenUnit] = [kind.unit?.(resolved), taken.kind.unit?.(taken.resolved)];
  if (unit !== takenUnit) return `in ${takenUnit}, and this field in ${unit}`;
  const [values, others] = [kind.jsonSchema(resolved).enum, taken.kind.jsonSchema(taken.resolved).enum];
  const strange = listOf(others).filter((each) => !listOf(values).includes(each));
  return strange.length > 0 ? `also "${String(strange[0])}", which is no value of this field` : undefined;
};
