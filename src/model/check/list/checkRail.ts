import { declaredValues, groupsBy } from '../../pages/groups';
import { checkName, type Place } from '../checkNames';
import type { KnownField, Scope } from '../scope';
import { dictOf, isText, listOf, type Dict } from '../untrusted';
import { isFilterable } from './checkFilter';

/** What stands beside a list: something does, and it is there to be shown. */
export const checkRail = (
  list: Dict,
  place: (option: string) => Place,
  { kinds }: Pick<Scope, 'kinds'>,
): void => {
  if (list['rail'] === undefined) return;
  const rail = dictOf(list['rail']);
  const { presets, by, choose, filters } = rail;
  const report = (option: string, message: string, hint: string) =>
    place('').report({ id: 'RC014', path: place(option).at, message, hint });
  if (presets !== true && filters !== true && by === undefined)
    report('rail', 'nothing stands beside the list', 'Say presets: true, by: a field, or filters: true.');
  if (presets === true && listOf(list['presets']).length === 0)
    report('rail.presets', 'there are no saved queries to stand beside the list', 'Declare list.presets.');
  if (filters === true && listOf(list['filters']).length === 0)
    report('rail.filters', 'there are no filters to stand beside the list', 'Name them in list.filters.');
  if (choose !== undefined && by === undefined)
    report(
      'rail.choose',
      'nothing is chosen from',
      'Say by: the field whose values are chosen, or leave it out.',
    );
  const field = checkName(by, place('rail.by'));
  if (isText(by) && field && isFilterable(field, place('rail.by')) && !hasFewValues(field, kinds))
    report(
      'rail.by',
      `"${field.name}" has no values to choose from`,
      'Name a choice, yes or no, or a reference.',
    );
};

const hasFewValues = ({ resolved }: KnownField, kinds: Scope['kinds']): boolean =>
  !resolved || groupsBy(resolved, kinds) === 'value' || declaredValues(resolved, kinds) !== undefined;
