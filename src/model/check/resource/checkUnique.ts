import { isLive } from '../../compute/isLive';
import { checkNames } from '../checkNames';
import { type Entity, type KnownField, type Scope, knownFields, type KnownFields } from '../scope';
import { listOf, dictOf, join } from '../untrusted';
import type { Kinds } from '../../resolved/kind';
import type { ResolvedField } from '../../resolved/resolvedField';
import { serialsIn } from '../../rules/serial';

/** Fields that are unique together: two or more, each with a value that can be compared. */
export const checkUnique = ({ key, declared, fields }: Entity, { report }: Scope): void => {
  listOf(declared.unique).forEach((group, index) => {
    const at = `${key}.unique[${index}]`;
    if (!Array.isArray(group)) {
      report({
        id: 'RC003',
        path: at,
        message: 'must be a list of field names',
        hint: 'Write [["mcc", "mnc"]].',
      });
      return;
    }
    for (const field of checkNames(group, { at, fields, report })) {
      if (isPlain(field)) continue;
      const message = `"${field.name}" holds no value that could be compared with another record's`;
      report({ id: 'RC053', path: at, message });
    }
    if (group.length > 1) return;
    const hint = 'A field that is unique by itself says so: unique: true.';
    report({ id: 'RC053', path: at, message: 'needs two fields or more', hint });
  });
};

const isPlain = ({ kind, resolved }: KnownField): boolean =>
  !kind || (!kind.isSecret && !kind.children && !isLive(resolved?.compute));

/** Records are numbered, not their rows, and nobody is asked for a number that is given. */
export const checkSerials = ({ key, declared, fields }: Entity, scope: Scope): void => {
  const { kinds, report } = scope;
  const inside = resolvedIn(fields).flatMap(({ name, children }) =>
    below(children, `${key}.fields.${name}`, kinds),
  );
  const inForms = Object.entries(dictOf(declared.actions)).flatMap(([name, action]) =>
    below(resolvedIn(knownFields(dictOf(action).form, scope)), `${key}.actions.${name}.form`, kinds),
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
