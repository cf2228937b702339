import { settings } from '../../../config/settings';
import { hintFor } from '../didYouMean';
import type { Report } from '../problem';
import type { KnownField, Scope } from '../scope';
import { comparedFault } from '../checkValue';
import { isPlainObject } from '../../values/plainObject';
import { dictOf, isText, listOf } from '../untrusted';

type LeftPlace = {
  readonly at: string;
  readonly report: Report;
  readonly entities?: Scope['entities'] | undefined;
  /** Is it meant as a value from the context? Then what is wrong with it is said. */
  readonly isContext: (value: unknown, target: KnownField, at: string) => boolean;
};

const OPTIONS = ['of', 'after', 'sum', 'where', 'hours'];

/** What is left of a setting: of one that there is, after records of an entity, by a field of it that adds up. */
export const checkLeft = (asked: unknown, place: LeftPlace): void => {
  const { at, entities, report } = place;
  const { of, after, sum, where, hours } = dictOf(asked);
  const fault = (message: string, hint?: string) =>
    report({ id: 'RC130', path: at, message, ...(hint && { hint }) });
  const names = Object.keys(settings);
  for (const option of Object.keys(dictOf(asked)).filter((each) => !OPTIONS.includes(each)))
    report({ id: 'RC002', path: at, message: `unknown option "${option}"`, hint: hintFor(option, OPTIONS) });
  if (!isPlainObject(where)) fault('adds up no records', 'Write which: where: { bookedBy: { $me: "id" } }.');
  if (!isText(of) || !Object.hasOwn(settings, of))
    fault('is no setting', isText(of) ? hintFor(of, names) : `Settings: ${names.join(', ')}.`);
  if (typeof hours !== 'number' || !(hours > 0)) fault('lasts no time', 'Write hours: 24.');
  const entity = entities?.get(String(after));
  if (!entity) {
    const message = `adds up records of unknown resource "${String(after)}"`;
    return report({
      id: 'RC004',
      path: at,
      message,
      hint: hintFor(String(after), [...(entities?.keys() ?? [])]),
    });
  }
  for (const [name, value] of [[String(sum)], ...Object.entries(dictOf(where))]) {
    const field = entity.fields.get(String(name));
    if (field) checkAsked(value, field, place);
    else {
      const hint = hintFor(String(name), [...entity.fields.keys()]);
      report({ id: 'RC010', path: at, message: `unknown field "${String(name)}"`, hint });
    }
  }
  if (entity.fields.get(String(sum))?.kind?.order === 'text') fault(`"${String(sum)}" does not add up`);
};

/* One value, one from the context, or several: `{ $in: [...] }`. */
const checkAsked = (value: unknown, field: KnownField, { at, report, isContext }: LeftPlace): void => {
  if (value === undefined || isContext(value, field, at)) return;
  const [operator, ...others] = Object.keys(dictOf(value));
  if (isPlainObject(value) && (operator !== '$in' || others.length > 0)) {
    const hint = 'Write a value, { $in: [...] }, or { $me: "id" }.';
    return report({
      id: 'RC036',
      path: at,
      message: `"${field.name}" is compared with what is no value`,
      hint,
    });
  }
  for (const each of isPlainObject(value) ? listOf(value.$in) : [value]) {
    const fault = comparedFault(field, each);
    if (fault) report({ ...fault, path: at });
  }
};
