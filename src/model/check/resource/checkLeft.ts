import { settings } from '../../../config/settings';
import { hintFor } from '../didYouMean';
import type { Report } from '../problem';
import type { Scope } from '../scope';
import { dictOf, isText } from '../untrusted';

type LeftPlace = {
  readonly at: string;
  readonly report: Report;
  readonly entities?: Scope['entities'] | undefined;
};

/** What is left of a setting: of one that there is, after records of an entity, by a field of it that adds up. */
export const checkLeft = (asked: unknown, { at, entities, report }: LeftPlace): void => {
  const { of, after, sum, where, hours } = dictOf(asked);
  const fault = (message: string, hint?: string) =>
    report({ id: 'RC130', path: at, message, ...(hint && { hint }) });
  const names = Object.keys(settings);
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
  for (const name of [String(sum), ...Object.keys(dictOf(where))])
    if (!entity.fields.has(name)) {
      const hint = hintFor(name, [...entity.fields.keys()]);
      report({ id: 'RC010', path: at, message: `unknown field "${name}"`, hint });
    }
  if (entity.fields.get(String(sum))?.kind?.order === 'text') fault(`"${String(sum)}" does not add up`);
};
