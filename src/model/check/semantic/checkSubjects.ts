import { hintFor } from '../didYouMean';
import type { Scope } from '../scope';
import { dictOf, isText } from '../untrusted';
import { isPlainObject } from '../../values/plainObject';

/** A right that an action asks for is about something there is: otherwise no role can ever be given it. */
export const checkSubjects = ({ declared, entities, report }: Scope): void => {
  const others = [declared.pages, declared.dashboards].flatMap((each) => Object.entries(dictOf(each)));
  const subjects = [
    ...[...entities.values()].map((entity) => subjectOf(entity.key, entity.declared)),
    ...others.map(([key, each]) => subjectOf(key, dictOf(each))),
  ];
  for (const { key, declared: entity } of entities.values()) {
    for (const [name, action] of Object.entries(dictOf(entity.actions))) {
      const subject: unknown = isPlainObject(action) && Array.isArray(action.can) ? action.can[1] : undefined;
      if (!isText(subject) || subjects.includes(subject)) continue;
      const message = `nothing is called "${subject}", so nobody has the right to this`;
      report({
        id: 'RC118',
        entity: key,
        path: `${key}.actions.${name}.can`,
        message,
        hint: hintFor(subject, subjects),
      });
    }
  }
};

const subjectOf = (key: string, { subject }: { readonly [option: string]: unknown }): string =>
  isText(subject) ? subject : key;
