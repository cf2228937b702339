import type { Rule } from '../../config/rule';
import type { Row } from '../values/comparable';
import type { ResolvedField } from '../resolved/resolvedField';
import { ruleOfFilter } from '../resolve/resolveFilter';
import { inContext, type Context } from './contextValues';

/** What a record that a reference offers must be like, for the record that points; undefined where it offers all. */
export const offeredRule = (field: ResolvedField, context: Context): Rule | undefined => {
  const filter = filterOf(field);
  if (filter === undefined) return undefined;
  return ruleOfFilter(inContext(filter, context)) as Rule;
};

/** The declared filter of a reference, as a list takes it, with values from the context. */
export const filterOf = (field: ResolvedField): Row | undefined =>
  'filter' in field ? (field.filter as Row) : undefined;
