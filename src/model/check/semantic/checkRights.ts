import { hintFor } from '../didYouMean';
import type { Entity, KnownField, Scope } from '../scope';
import { dictOf, isText, join, listOf, type Dict } from '../untrusted';

/** Rights that an entity gives go to roles that there are, and are such as somebody can have there. */
export const checkRights = (scope: Scope): void => {
  for (const entity of scope.entities.values())
    if (entity.declared.rights !== undefined) checkGiven(entity, scope);
};

const checkGiven = (entity: Entity, scope: Scope): void => {
  const { key, declared } = entity;
  const report = (path: string, message: string, hint: string) =>
    scope.report({ id: 'RC197', entity: key, path, message, hint });
  if (!isText(rolesIn(scope).key)) {
    const hint = 'Name the field of a role that has its key: accounts.roles.key.';
    return report(join(key, 'rights'), 'no role has a key', hint);
  }
  const roles = keyField(scope)?.values;
  if (!roles) return;
  const rights = rightsOf(entity, scope);
  for (const [role, names] of Object.entries(dictOf(declared.rights))) {
    const at = join(key, `rights.${role}`);
    if (!roles.includes(role)) report(at, `no role is called "${role}"`, hintFor(role, roles));
    if (!Array.isArray(names) || !names.every(isText))
      report(at, 'must be a list of texts', 'Write what the role may do: ["read", "edit"].');
    for (const name of listOf(names).filter(isText))
      if (!rights.includes(name))
        report(at, `nobody can have the right "${name}" here`, hintFor(name, rights));
  }
};

/** The key of a role tells which rights it gets: nobody may give one to a role that they make. */
export const checkRoleKey = (scope: Scope): void => {
  const { resource, key } = rolesIn(scope);
  const entity = isText(resource) ? scope.entities.get(resource) : undefined;
  if (!entity || !isText(key)) return;
  const field = entity.fields.get(key);
  const names = [...entity.fields.keys()];
  const fault = (message: string, hint: string) =>
    scope.report({ id: 'RC197', path: 'accounts.roles.key', message, hint });
  if (!field) fault(`unknown field "${key}" of ${entity.key}`, hintFor(key, names));
  else if (!field.values) fault(`"${key}" is no choice`, 'Name a field of the kind "choice".');
  else if (field.declared.readOnly !== true)
    fault(`whoever edits a role could type its "${key}"`, `Write readOnly: true at "${key}".`);
};

const rolesIn = ({ declared }: Scope): Dict => dictOf(dictOf(declared.accounts).roles);

const keyField = (scope: Scope): KnownField | undefined => {
  const { resource, key } = rolesIn(scope);
  return isText(resource) && isText(key) ? scope.entities.get(resource)?.fields.get(key) : undefined;
};

/* As the matrix of permissions offers them (`rightGroups`). */
const rightsOf = ({ key, declared, fields }: Entity, { entities }: Scope): readonly string[] => {
  const { readOnly, can, single } = declared;
  const subject = subjectOf(key, declared);
  const writing = ['create', 'edit', 'delete'].filter(
    (name) => readOnly !== true && dictOf(can)[name] !== false && (!single || name === 'edit'),
  );
  const reading = ['manage', 'read', 'list', 'show', ...(single ? [] : ['export'])];
  const asked = [...entities.values()].flatMap((entity) =>
    Object.entries(dictOf(entity.declared.actions)).flatMap(([name, action]) => {
      const { can: right, opens } = dictOf(action);
      const [word, of] = Array.isArray(right) ? right : [name, subjectOf(entity.key, entity.declared)];
      return opens === undefined && of === subject && isText(word) ? [word] : [];
    }),
  );
  const guarded = [...fields.values()].filter(({ declared: field }) => field.guarded === true);
  const ofFields = [...reading, ...(single ? ['edit'] : ['create', 'edit'])];
  return [
    ...new Set([...reading, ...writing, ...asked]),
    ...guarded.flatMap(({ name }) => ofFields.map((right) => `${name}.${right}`)),
  ];
};

const subjectOf = (key: string, { subject }: Dict): string => (isText(subject) ? subject : key);
