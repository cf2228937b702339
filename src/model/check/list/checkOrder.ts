import { groupsBy } from '../../pages/groups';
import { checkName } from '../checkNames';
import { hintFor } from '../didYouMean';
import type { Entity, KnownField, Scope } from '../scope';
import { dictOf, own } from '../untrusted';

/** An order that people make: somebody has to be able to make it, in a list that is sorted by it. */
export const checkOrder = ({ key, declared, fields }: Entity, scope: Scope): void => {
  const { order, sort } = dictOf(declared.list);
  if (!order) return;
  const at = `${key}.list.order`;
  const report = (message: string, hint: string, path = at) =>
    scope.report({ id: 'RC160', path, message, hint });
  if (sort !== undefined)
    report('the list is sorted by the order that people make', 'Leave "sort" out.', `${key}.list.sort`);
  const why = unmovable(declared);
  if (why !== undefined) report(`nobody can move a record: ${why}`, 'Leave "order" out.');
  const place = { at: `${at}.within`, fields, report: scope.report };
  const field = checkName(own(dictOf(order), 'within'), place);
  if (!field?.kind || !field.resolved || tellsApart(field, scope)) return;
  const others = [...fields.values()].filter((each) => tellsApart(each, scope)).map(({ name }) => name);
  report(`"${field.name}" is no reference and no choice`, hintFor('', others), place.at);
};

const unmovable = (declared: Entity['declared']): string | undefined => {
  const { dialect, paged, calls } = dictOf(declared.api);
  if (declared.single !== undefined) return 'there is one alone ("single")';
  if (declared.readOnly === true || own(dictOf(declared.can), 'edit') === false) return 'nobody may edit one';
  if (dialect === 'simpleRest') return 'servers of simpleRest have no such call';
  if (paged === false) return 'the list comes whole, in the order of its server';
  return dictOf(calls)['place'] === false ? '"api.calls.place" is false' : undefined;
};

const tellsApart = ({ kind, resolved }: KnownField, { kinds }: Scope): boolean =>
  kind !== undefined && resolved !== undefined && groupsBy(resolved, kinds) === 'value';
