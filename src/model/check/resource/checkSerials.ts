import type { Kinds } from '../../resolved/kind';
import type { ResolvedField } from '../../resolved/resolvedField';
import { serialsIn } from '../../rules/serial';
import { knownFields, type Entity, type KnownFields, type Scope } from '../scope';
import { dictOf, join } from '../untrusted';

/** Records are numbered, not their rows, and nobody is asked for a number that is given. */
export const checkSerials = ({ key, declared, fields }: Entity, { kinds, report }: Scope): void => {
  const inside = resolvedIn(fields).flatMap(({ name, children }) =>
    below(children, `${key}.fields.${name}`, kinds),
  );
  const inForms = Object.entries(dictOf(declared.actions)).flatMap(([name, action]) =>
    below(resolvedIn(knownFields(dictOf(action).form, kinds)), `${key}.actions.${name}.form`, kinds),
  );
  for (const path of [...inside, ...inForms]) {
    const hint = 'Only a field of the entity itself can have a "serial".';
    report({ id: 'RC054', path, message: 'no record is numbered by this', hint });
  }
};

const resolvedIn = (fields: KnownFields): ResolvedField[] =>
  [...fields.values()].flatMap(({ resolved }) => resolved ?? []);

const below = (fields: readonly ResolvedField[], at: string, kinds: Kinds): string[] => [
  ...serialsIn(fields, kinds).map(({ name }) => join(at, name)),
  ...fields.flatMap(({ name, children }) => below(children, join(at, name), kinds)),
];
