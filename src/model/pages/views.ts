import type { Ability } from '../access/ability';
import type { PageModel } from '../resolved/model';
import { isPlainObject, isSameJson } from '../values/plainObject';

/** What a list shows, as a view keeps it. What is absent stays as the person has it. */
export type Shows = {
  /** As in the address of the list. */
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly perPage?: number;
  /** By the names of fields. */
  readonly columns?: { readonly hidden: readonly string[]; readonly order: readonly string[] };
  readonly density?: 'comfortable' | 'compact';
  /** The field that rows are grouped by; none where it is empty. */
  readonly groupBy?: string;
  /** The way to look at its records, by its name in `list.views`. */
  readonly look?: string;
};

/** Whoever made it alone, everybody of the staff, or whoever has the role of this id. */
export type Audience = 'me' | 'all' | (string & {});

/** A list as somebody saved it. */
export type View = {
  readonly id: string;
  /** The key of the entity. */
  readonly of: string;
  readonly name: string;
  readonly audience: Audience;
  readonly shows: Shows;
  /** The list begins with it: one's own before that of a role, that before that of all. */
  readonly isDefault: boolean;
  readonly mayChange: boolean;
};

/** What is said of a view that is made or changed. */
export type ViewWish = Pick<View, 'name' | 'audience' | 'shows' | 'isDefault'>;

export const VIEWS_PATH = '/api/views';

/** Names are tabs. */
export const LONGEST_NAME = 60;

/** Whether somebody may save views for others: who may change what the roles may do. */
export const mayShareViews = (model: Pick<PageModel, 'accounts' | 'known'>, ability: Ability): boolean => {
  const roles = model.accounts?.roles;
  return roles !== undefined && ability.can('edit', model.known(roles.resource).subject);
};

/** Reads what a view shows; undefined where it is no such thing, and of its parts what is wrong is left out. */
export const showsIn = (value: unknown): Shows | undefined => {
  if (!isPlainObject(value)) return undefined;
  const { filter = {}, sort, perPage, columns, density, groupBy, look } = value;
  if (!isPlainObject(filter)) return undefined;
  return {
    filter,
    ...(isPlainObject(sort) &&
      isText(sort['field']) && { sort: { field: sort['field'], order: orderIn(sort) } }),
    ...(Number.isSafeInteger(perPage) && Number(perPage) > 0 && { perPage: Number(perPage) }),
    ...(isPlainObject(columns) && {
      columns: { hidden: textsIn(columns['hidden']), order: textsIn(columns['order']) },
    }),
    ...((density === 'comfortable' || density === 'compact') && { density }),
    ...(isText(groupBy) && { groupBy }),
    ...(isText(look) && { look }),
  };
};

/** Whether a list shows something else than was saved. What that does not say stays as the person has it. */
export const differs = (saved: Shows, shown: Shows): boolean =>
  !isSameJson(saved.filter, shown.filter) ||
  (['sort', 'perPage', 'columns', 'density', 'groupBy', 'look'] as const).some(
    (part) => saved[part] !== undefined && !isSameJson(saved[part], shown[part]),
  );

/** The views of one list in the order of its tabs: of all, of roles, one's own. */
export const viewsOf = (views: readonly View[], key: string): readonly View[] => {
  const rank = ({ audience }: View) => (audience === 'all' ? 0 : audience === 'me' ? 2 : 1);
  return views.filter(({ of }) => of === key).toSorted((one, other) => rank(one) - rank(other));
};

/** The view that a list begins with. */
export const defaultOf = (views: readonly View[], key: string): View | undefined =>
  viewsOf(views, key).findLast(({ isDefault }) => isDefault);

const isText = (value: unknown): value is string => typeof value === 'string';
const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isText) : []);
const orderIn = ({ order }: Readonly<Record<string, unknown>>) => (order === 'DESC' ? 'DESC' : 'ASC');

/** Where views are kept for everybody who may see them. */
export type ViewSource = {
  read: (signal?: AbortSignal) => Promise<readonly View[]>;
  /** Makes a view of an entity. */
  make: (of: string, wish: ViewWish) => Promise<View>;
  change: (id: string, wish: Partial<ViewWish>) => Promise<View>;
  remove: (id: string) => Promise<void>;
  /** Puts these into this order. */
  order: (ids: readonly string[]) => Promise<void>;
};

/** Reads a view as a server writes it; undefined where it is none. */
export const viewIn = (value: unknown): View | undefined => {
  if (!isPlainObject(value)) return undefined;
  const { id, of, name, audience, isDefault, mayChange } = value;
  const shows = showsIn(value['shows']);
  if (!shows || !isText(id) || !isText(of) || !isText(name)) return undefined;
  const isTrue = (each: unknown) => each === true;
  return {
    id,
    of,
    name,
    audience: isText(audience) ? audience : 'me',
    shows,
    isDefault: isTrue(isDefault),
    mayChange: isTrue(mayChange),
  };
};
