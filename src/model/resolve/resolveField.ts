import { views, type Field, type Fields, type View } from '../../config/field';
import type { KindName, KindOptions } from '../../config/fieldKinds';
import { isLive } from '../compute/isLive';
import type { Kind, Kinds } from '../resolved/kind';
import { humanize, resolveLabel } from '../resolved/labels';
import type { ResolvedField } from '../resolved/resolvedField';
import type { Row } from '../values/comparable';
import { resolveFilter } from './resolveFilter';

/** Fills in every option that a declared field leaves out. */
export const resolveField = (name: string, field: Field, kinds: Kinds): ResolvedField => {
  const kind = kinds[field.kind];
  const isNumbered = kind.serial?.(field as KindOptions<KindName>) !== undefined;
  const children = resolveFields(kind.children?.(field as KindOptions<KindName>) ?? {}, kinds);
  const isMade = kind.made?.(field as KindOptions<KindName>) !== undefined;
  return {
    ...field,
    name,
    label: resolveLabel(field.label ?? humanize(name)),
    help: field.help === undefined ? undefined : resolveLabel(field.help),
    was: field.was,
    wasKind: field.wasKind,
    required: field.required ?? false,
    default: field.default === undefined ? kind.ofMembers?.(children) : field.default,
    views: resolveViews(field, kind),
    showWhen: field.showWhen,
    requiredWhen: field.requiredWhen,
    readOnlyWhen: field.readOnlyWhen,
    readOnly: isNumbered || kind.isPersonal || field.compute !== undefined || (field.readOnly ?? false),
    sortable: field.sortable ?? (kind.isSortable && !isLive(field.compute)),
    unique: isNumbered || isMade ? 'everywhere' : (field.unique ?? false),
    search: field.search ?? false,
    lookup: field.lookup ?? false,
    hidden: field.hidden ?? false,
    guarded: field.guarded ?? false,
    wide: field.wide ?? kind.isWide ?? false,
    note: field.note ?? false,
    compute: field.compute,
    fake: field.fake,
    ...('filter' in field && { filter: resolveFilter(field.filter as Row) }),
    placeholders: undefined,
    children,
  };
};

export const resolveFields = (fields: Fields, kinds: Kinds): ResolvedField[] =>
  Object.entries(fields).map(([name, field]) => resolveField(name, field, kinds));

const resolveViews = (field: Field, kind: Kind): View[] => {
  const wanted = field.only ?? kind.views ?? views;
  return wanted.filter((view) => !field.not?.includes(view));
};
