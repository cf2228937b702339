import type { ResolvedField } from '../../resolved/resolvedField';
import { hasStrayBrace, namesInTitle } from '../checkNames';
import { checkRule } from './checkRule';
import { hintFor } from '../didYouMean';
import type { Entity, Scope } from '../scope';
import { isCreatable } from '../semantic/checkFillable';
import { dictOf, isText, join, own } from '../untrusted';

/** The options of an entity itself: its key, title, group, route and the numbers of the demo. */
export const checkEntity = (entity: Entity, scope: Scope): void => {
  const { key, declared } = entity;
  const { report } = scope;
  checkTitle(entity, scope);
  checkStamps(entity, scope);
  checkListNames(entity, scope);
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
    checkRule(own(dictOf(declared.can), doing), {
      at: `${key}.can.${doing}`,
      fields: entity.fields,
      report,
      context: 'person',
    });
};

/** A title names fields, and members of a group by their path: `{client.name}`. */
const checkTitle = ({ key, declared, fields }: Entity, { report }: Scope): void => {
  const known = [...fields.values()].flatMap(({ name, resolved }) => [
    name,
    ...pathsBelow(name, resolved?.children),
  ]);
  if (hasStrayBrace(declared.title)) {
    const message = `"${String(declared.title)}" has a brace without the other one`;
    report({ id: 'RC192', path: join(key, 'title'), message, hint: 'A field is named as in "{number}".' });
  }
  for (const name of namesInTitle(declared.title)) {
    const shown = fields.get(name);
    if (shown?.kind?.isSecret) {
      const others = [...fields.values()].filter(({ kind }) => !kind?.isSecret);
      const hint = hintFor(
        '',
        others.map((each) => each.name),
      );
      report({ id: 'RC116', path: join(key, 'title'), message: `"${name}" is a secret`, hint });
    }
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

/* The server writes them on every record. */
const checkStamps = ({ key, fields }: Entity, { report }: Scope): void => {
  for (const name of ['createdAt', 'updatedAt']) {
    const field = fields.get(name);
    if (!field?.resolved) continue;
    if (field.kind?.filter === 'range' && field.faultOf(A_MOMENT) === undefined) continue;
    const hint = 'Declare it as f.dateTime({ readOnly: true }), or call the field otherwise.';
    const message = `every record has "${name}", the moment when that was`;
    report({ id: 'RC019', path: `${key}.fields.${name}`, message, hint });
  }
};

/* A filter by them could not be told from where a list goes on, and how far it is counted. */
const checkListNames = ({ key, fields }: Entity, { report }: Scope): void => {
  for (const name of ['cursor', 'count'].filter((each) => fields.has(each))) {
    const message = `"${name}" is a parameter of every list`;
    report({ id: 'RC019', path: `${key}.fields.${name}`, message, hint: 'Call the field otherwise.' });
  }
};

const A_MOMENT = '2026-01-31T14:30:00.000Z';

const checkNeedsSomething = ({ key, declared, fields }: Entity, { report }: Scope): void => {
  const needsOne = [...fields.values()].some(
    (field) => field.declared.required === true || field.declared.requiredWhen,
  );
  if (!isCreatable({ declared }) || needsOne || fields.size === 0) return;
  report({
    id: 'RC033',
    path: key,
    message: 'no field is required, so an empty record can be saved',
    hint: 'Mark one with required: true.',
  });
};
