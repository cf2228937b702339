import { contextPaths } from '../../rules/contextValues';
import { hintFor } from '../didYouMean';
import { checkGiven } from '../resource/checkEffect';
import { knownFields, type Entity, type KnownField, type KnownFields, type Scope } from '../scope';
import { dictOf, isText, join, type Dict } from '../untrusted';
import { checkCopied } from './checkCopied';

type Place = {
  readonly at: string;
  readonly entity: Entity;
  /** The fields of the record, and the answers to the form of the action. */
  readonly sources: KnownFields;
  readonly scope: Scope;
};

/** An action that adds a row to another record names a list there that people may edit, and what its row has to have. */
export const checkAdds = ({ adds }: Dict, place: Place): void => {
  const { at, entity, scope } = place;
  const { to, row, once } = dictOf(adds);
  if (!isText(to)) return;
  const fault = (option: string, message: string, hint: string) =>
    scope.report({ id: 'RC145', path: join(at, `adds.${option}`), message, hint });
  const [first = '', name = '', ...more] = to.split('.');
  const target = targetOf(first, place);
  if (!target) return;
  if (name === '' || more.length > 0)
    return fault('to', `"${to}" is no list of a record`, 'Write the record and its list: "cart.items".');
  if ([entity, target].some(({ declared }) => dictOf(declared.api).source === 'demo'))
    fault('to', 'no server adds it where records are only in the browser', 'Name a server in api.source.');
  const list = target.fields.get(name);
  if (!list) {
    const hint = hintFor(name, [...target.fields.keys()]);
    return scope.report({ id: 'RC010', path: join(at, 'adds.to'), message: `unknown field "${name}"`, hint });
  }
  if (!isEdited(target.declared, list))
    fault('to', `nobody edits "${name}" of "${target.key}"`, 'Name a list that its form has.');
  const members = knownFields(list.declared.of, scope);
  if (members.size === 0 || list.faultOf([]) !== undefined)
    return fault('to', `"${name}" has no rows`, 'Name a list of rows.');
  checkRow(dictOf(row), members, place);
  if (isText(once) && !Object.hasOwn(dictOf(row), once))
    fault(
      'once',
      `the row has no "${once}"`,
      hintFor(once, Object.keys(dictOf(row))) ?? 'Name one of its members.',
    );
};

/* By a reference of the record, else the single record of an entity. */
const targetOf = (first: string, { at, entity, scope }: Place): Entity | undefined => {
  const { entities, report } = scope;
  const reference = entity.fields.get(first);
  const [to, ...others] = (reference?.resolved && reference.kind?.references?.(reference.resolved)) ?? [];
  if (to !== undefined && others.length === 0) return entities.get(to);
  const target = reference ? undefined : entities.get(first);
  if (target && target.declared.single !== undefined) return target;
  const singles = [...entities.values()].filter(({ declared }) => declared.single !== undefined);
  const references = [...entity.fields.values()].filter(
    ({ kind, resolved }) => resolved && kind?.references?.(resolved).length === 1,
  );
  const hint = hintFor(first, [...references.map(({ name }) => name), ...singles.map(({ key }) => key)]);
  const message = `"${first}" is no reference of this record, and no entity with a single record`;
  report({ id: 'RC145', path: join(at, 'adds.to'), message, ...(hint && { hint }) });
  return undefined;
};

const isEdited = ({ readOnly, can, api }: Dict, { resolved }: KnownField): boolean =>
  readOnly !== true &&
  dictOf(can).edit !== false &&
  dictOf(dictOf(api).calls).update !== false &&
  (resolved === undefined || (!resolved.readOnly && resolved.views.includes('edit')));

const checkRow = (row: Dict, members: KnownFields, { at, entity, sources, scope }: Place): void => {
  const { report } = scope;
  for (const [name, value] of Object.entries(row)) {
    const place = { at: join(at, `adds.row.${name}`), fields: members, report };
    const member = members.get(name);
    if (!member) {
      const hint = hintFor(name, [...members.keys()]);
      report({ id: 'RC010', path: place.at, message: `unknown field "${name}"`, hint });
      continue;
    }
    checkGiven(member, place);
    for (const path of contextPaths(value).filter((each) => sources.get(each)?.kind?.isSecret))
      report({ id: 'RC145', path: place.at, message: `"${path}" is a secret`, hint: 'Name another field.' });
    checkCopied(value, member, { at: place.at, entity: { ...entity, fields: sources }, scope });
  }
  for (const { name, declared } of members.values())
    if (declared.required === true && declared.default === undefined && !Object.hasOwn(row, name))
      report({
        id: 'RC145',
        path: join(at, 'adds.row'),
        message: `the row has no "${name}", which is required`,
        hint: `Give it a value: ${name}: { "$of": "…" }.`,
      });
};
