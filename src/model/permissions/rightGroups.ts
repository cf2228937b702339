import { locales, type Label } from '../../config/label';
import { isCalled } from '../contract/isCalled';
import { humanize, resolveLabel } from '../resolved/labels';
import type { Model } from '../resolved/model';
import type { Labels } from '../resolved/resolvedField';
import type { Resource } from '../resolved/resource';
import { claimFor } from './claims';
import { reachOf, type Reach } from '../access/bound';

/** A subject that is no entity, such as ACL, with what can be done to it beside managing and reading. */
export type ExtraSubject = {
  readonly subject: string;
  readonly label?: Label;
  readonly actions?: readonly string[];
};

/** An action beyond the usual ones; without a label the interface has a word of its own for it. */
export type OwnRight = { readonly action: string; readonly label?: Labels };

/** What can be allowed on one subject: an entity, a guarded field of one, or an extra subject. */
export type RightRow = {
  readonly subject: string;
  readonly label: Labels;
  readonly isField: boolean;
  /** What bound accounts can be given here at most; undefined where it is no entity. */
  readonly reach?: Reach;
  readonly actions: readonly string[];
  readonly more: readonly OwnRight[];
  /** The role that a token has to claim besides, and for what. */
  readonly claim?: { readonly role: string; readonly actions: readonly string[] };
};

export type RightGroup = { readonly label: Labels | undefined; readonly rows: readonly RightRow[] };

/** The actions every entity may have, in the order of the columns. */
export const usualActions = ['manage', 'read', 'create', 'edit', 'delete', 'export'] as const;

/** Every right the configuration asks for, by menu group; what belongs to no group comes last. */
export const rightGroups = (
  { groups, resources, dashboards }: Pick<Model, 'groups' | 'resources' | 'dashboards'>,
  extra: readonly ExtraSubject[] = [],
): readonly RightGroup[] => {
  const grouped = new Set(groups.flatMap((group) => group.resources));
  const sections = [
    ...groups,
    { label: undefined, resources: resources.filter((each) => !grouped.has(each)) },
  ];
  const rows = new Map<string, RightRow>();
  const add = (row: RightRow): void => void rows.set(row.subject, merged(rows.get(row.subject), row));
  const subjects = sections.map(({ label, resources: own }) => {
    const found = own.flatMap(entityRows);
    found.forEach(add);
    return { label, subjects: found.map(({ subject }) => subject) };
  });
  const others = [...[...dashboards, ...extra].map(extraRow), ...resources.flatMap(actionRows)];
  others.forEach(add);
  subjects.at(-1)?.subjects.push(...others.map(({ subject }) => subject));
  return takeOnce(subjects, rows);
};

type Section = { readonly label: Labels | undefined; readonly subjects: readonly string[] };

/* Entities may share a subject, and an action may name another entity's: the first place is the row's. */
const takeOnce = (sections: readonly Section[], rows: Map<string, RightRow>): RightGroup[] =>
  sections.flatMap(({ label, subjects }) => {
    const own = subjects.flatMap((subject) => {
      const row = rows.get(subject);
      rows.delete(subject);
      return row ? [row] : [];
    });
    return own.length === 0 ? [] : [{ label, rows: own }];
  });

const READING: readonly OwnRight[] = [{ action: 'list' }, { action: 'show' }];

const entityRows = (resource: Resource): RightRow[] => {
  const { subject, label, can, fields, single } = resource;
  const own = (['create', 'edit', 'delete'] as const).filter((action) => can[action]);
  const { claim: role } = resource.api;
  const claim = role !== undefined && { role, actions: own.filter((action) => claimFor(resource, action)) };
  const entity = { subject, label: label.many, isField: false, more: READING };
  /* A single record has no list to export. */
  const exporting = single ? [] : ['export'];
  const guarded = fields.filter((field) => field.guarded);
  return [
    {
      ...entity,
      ...(claim && { claim }),
      reach: reachOf(resource),
      actions: ['manage', 'read', ...own, ...exporting],
    },
    ...guarded.map((field) => ({
      subject: `${subject}.${field.name}`,
      label: inEach((locale) => `${label.many[locale]}: ${field.label[locale]}`),
      isField: true,
      actions: ['manage', 'read', ...(single ? [] : ['create']), 'edit', ...exporting],
      more: READING,
    })),
  ];
};

const actionRows = ({ actions }: Resource): RightRow[] =>
  actions.filter(isCalled).map(({ can: [action, subject], label }) => rowOf(subject, [{ action, label }]));

const extraRow = ({
  subject,
  label = humanize(subject),
  actions = [],
}: Omit<ExtraSubject, 'label'> & { readonly label?: Label | Labels }): RightRow => ({
  ...rowOf(subject, [...READING, ...actions.map((action) => ({ action }))], ['manage', 'read']),
  label: resolveLabel(label),
});

const rowOf = (subject: string, rights: readonly OwnRight[], actions: readonly string[] = []): RightRow => ({
  subject,
  label: resolveLabel(humanize(subject)),
  isField: false,
  actions: [...actions, ...rights.map(({ action }) => action).filter(isUsual)],
  more: rights.filter(({ action }) => !isUsual(action)),
});

/* What both places say, each once. */
const merged = (first: RightRow | undefined, second: RightRow): RightRow => {
  if (!first) return second;
  const isNamed = second.actions.includes('manage');
  const actions = [...first.actions, ...second.actions];
  return {
    ...first,
    label: isNamed ? inEach((locale) => joined(first.label[locale], second.label[locale])) : first.label,
    actions: usualActions.filter((action) => actions.includes(action)),
    more: second.more.reduce(withRight, first.more),
  };
};

/* Two actions may ask for one right, which is then called after both. */
const withRight = (rights: readonly OwnRight[], added: OwnRight): readonly OwnRight[] => {
  const known = rights.find(({ action }) => action === added.action);
  if (!known) return [...rights, added];
  const { action, label: first } = known;
  const second = added.label;
  if (!first || !second) return rights;
  const label = inEach((locale) => joined(first[locale], second[locale]));
  return rights.map((right) => (right === known ? { action, label } : right));
};

const joined = (one: string, other: string): string => [...new Set([one, other])].join(', ');

const isUsual = (action: string): boolean => usualActions.some((usual) => usual === action);

const inEach = (text: (locale: (typeof locales)[number]) => string): Labels =>
  Object.fromEntries(locales.map((locale) => [locale, text(locale)])) as Labels;
