import type { Entity, KnownField, Scope } from '../scope';
import { attempt, dictOf, join, own, type Dict } from '../untrusted';

/* What asks something of a stored value, or makes one up. */
const SENSELESS = ['default', 'unique', 'search', 'lookup', 'compute', 'fake'];

/** A file is uploaded for a field of an entity, and known by that: rows, groups and forms of actions have no place for one. */
export const checkFile = (
  { name, kind, declared }: KnownField,
  {
    at,
    isOfEntity,
    report,
  }: { readonly at: string; readonly isOfEntity: boolean; readonly report: Scope['report'] },
): void => {
  if (!attempt(() => kind?.holdsFiles?.(declared as never))) return;
  const fault = (path: string, message: string, hint: string) => report({ id: 'RC230', path, message, hint });
  if (!isOfEntity) {
    const hint = 'Only a field of the entity itself can hold files.';
    return fault(at, `"${name}" holds files, and stands in a form or in another value`, hint);
  }
  for (const option of SENSELESS)
    if (own(declared, option) !== undefined)
      fault(join(at, option), `"${name}" holds files, which people upload`, `Leave "${option}" out.`);
};

/** Files need a server that takes them. */
export const checkFiles = ({ key, declared, fields }: Entity, { report }: Scope): void => {
  const why = unkept(dictOf(declared.api), declared.outlives);
  if (why === undefined) return;
  for (const { name, kind, declared: options } of fields.values())
    if (attempt(() => kind?.holdsFiles?.(options as never)))
      report({
        id: 'RC231',
        path: `${key}.fields.${name}`,
        message: `nobody keeps the files of "${name}": the entity ${why}`,
        hint: 'Leave the field out, or have the entity kept by the gateway.',
      });
};

const unkept = ({ source, dialect }: Dict, outlives: unknown): string | undefined => {
  if (source === 'demo') return 'is of the browser alone';
  if (dialect === 'simpleRest') return 'is of a server of simpleRest';
  // Its rows stay, and of files there are those of the backup.
  return outlives === undefined
    ? undefined
    : 'stays as it is when a backup is restored, which brings other files';
};
