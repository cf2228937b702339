import type { ResolvedField } from '../resolvedField';
import { namesInTitle } from './checkNames';
import { checkRule } from './checkRule';
import { hintFor } from './didYouMean';
import type { Entity, Scope } from './scope';
import { dictOf, isText, join, own } from './untrusted';

/** The options of an entity itself: its key, title, group, route and the numbers of the demo. */
export const checkEntity = (entity: Entity, scope: Scope): void => {
  const { key, declared } = entity;
  const { report } = scope;
  if (!/^[A-Za-z][A-Za-z0-9_-]*$/.test(key) || key in Object.prototype) {
    report({
      id: 'RC019',
      path: key,
      message: `"${key}" is no key for an entity`,
      hint: 'A letter, then letters, digits, _ and -.',
    });
  }
  checkTitle(entity, scope);
  checkGroup(entity, scope);
  checkNeedsSomething(entity, scope);
  if (isText(declared.route) && !/^\/?[\w-]+(?:\/[\w-]+)*$/.test(declared.route)) {
    report({
      id: 'RC022',
      path: join(key, 'route'),
      message: `"${declared.route}" is no route`,
      hint: 'Write it like /apps/plans.',
    });
  }
  for (const doing of ['edit', 'delete'])
    checkRule(own(dictOf(declared.can), doing), { at: `${key}.can.${doing}`, fields: entity.fields, report });
  const count = own(dictOf(declared.demo), 'count');
  if (typeof count === 'number' && count < 0) {
    report({ id: 'RC044', path: `${key}.demo.count`, message: `${count} is below 0` });
  }
};

/** A title names fields, and members of a group by their path: `{client.name}`. */
const checkTitle = ({ key, declared, fields }: Entity, { report }: Scope): void => {
  const known = [...fields.values()].flatMap(({ name, resolved }) => [
    name,
    ...pathsBelow(name, resolved?.children),
  ]);
  for (const name of namesInTitle(declared.title)) {
    if (known.includes(name) || name === 'id') continue;
    report({
      id: 'RC010',
      path: join(key, 'title'),
      message: `unknown field "${name}"`,
      hint: hintFor(name, known),
    });
  }
};

const pathsBelow = (at: string, children: readonly ResolvedField[] = []): string[] =>
  children.flatMap((child) => [join(at, child.name), ...pathsBelow(join(at, child.name), child.children)]);

const checkGroup = ({ key, declared }: Entity, scope: Scope): void => {
  const groups = Object.keys(dictOf(scope.declared.groups));
  const { group } = declared;
  if (!isText(group) || groups.includes(group)) return;
  scope.report({
    id: 'RC028',
    path: join(key, 'group'),
    message: `unknown menu group "${group}"`,
    hint: hintFor(group, groups),
  });
};

const checkNeedsSomething = ({ key, declared, fields }: Entity, { report }: Scope): void => {
  const isClosed =
    declared.readOnly === true ||
    own(dictOf(declared.can), 'create') === false ||
    own(dictOf(dictOf(declared.api).calls), 'create') === false;
  const needsOne = [...fields.values()].some(
    (field) => field.declared.required === true || field.declared.requiredWhen,
  );
  if (isClosed || needsOne || fields.size === 0) return;
  report({
    id: 'RC033',
    path: key,
    message: 'no field is required, so an empty record can be saved',
    hint: 'Mark one with required: true.',
  });
};
