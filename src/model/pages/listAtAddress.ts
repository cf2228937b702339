import { groupingBy } from './groups';
import type { PageModel } from '../resolved/model';
import type { KnownResource } from '../resolved/resource';
import { LOOKED_AT } from '../resolved/resourceProvider';

type Place = { readonly pathname: string; readonly search: string };
type Choice = Partial<Record<'page' | 'perPage' | 'sort' | 'order' | 'filter', unknown>>;

/** Under this name a browser keeps how many rows a page its person chose last. */
export const PAGE_SIZE_KEY = 'list.perPage';

/** The entity whose list is at an address; undefined where none is. */
export const listedAt = (
  { resources }: Pick<PageModel, 'resources'>,
  { pathname }: Pick<Place, 'pathname'>,
): KnownResource | undefined => resources.find(({ name, single }) => !single && pathname === `/${name}`);

/**
 * The list at an address, whose entity is there whole, and which of its rows react-admin will ask for there: those that the address says, else those
 * that were `chosen` before, else those of the entity, with as many a page as was `chosen` for all lists. Undefined where the address is not that of a list.
 */
export const listAtAddress = (model: PageModel, place: Place, chosen: (key: string) => unknown) => {
  const listed = listedAt(model, place);
  if (!listed) return undefined;
  const entity = model.resource(listed.key);
  const { sort, perPage, groupBy } = entity.list;
  const grouped = chosen(`${entity.key}.group`) ?? groupBy;
  const by = entity.fields.find(({ name }) => name === grouped);
  const group = groupingBy(by, model.kinds, new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const said = readSearch(place.search);
  const before = chosen(`${entity.name}.listParams`) as Choice | undefined;
  const usual = chosen(PAGE_SIZE_KEY) ?? perPage;
  const { page, filter = {}, ...choice } = said ?? (before && isOwn(before) ? before : {});
  return {
    name: entity.name,
    asked: {
      pagination: { page: numberOf(page, 1), perPage: numberOf(choice.perPage ?? usual, 10) },
      sort: choice.sort
        ? { field: choice.sort as string, order: choice.order as 'ASC' | 'DESC' }
        : { field: sort.field, order: sort.order },
      filter: { ...(filter as object) },
      meta: group ? { ...LOOKED_AT, group } : LOOKED_AT,
    },
  };
};

const readSearch = (search: string): Choice | undefined => {
  const choice: Choice = Object.fromEntries(new URLSearchParams(search));
  if (Object.keys(choice).length === 0) return undefined;
  if (typeof choice.filter !== 'string') return choice;
  const { filter, ...rest } = choice;
  const value = objectIn(filter as string);
  return value ? { ...rest, filter: value } : rest;
};

const objectIn = (text: string): object | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
};

const isOwn = ({ filter, order, page, perPage, sort }: Choice): boolean =>
  filter !== undefined &&
  filter !== null &&
  (Object.keys(filter).length > 0 || order != null || page !== 1 || perPage != null || sort != null);

const numberOf = (value: unknown, otherwise: number): number => {
  if (value === undefined) return otherwise;
  const number = typeof value === 'string' ? Number.parseInt(value, 10) : Number(value);
  return Number.isNaN(number) ? otherwise : number;
};
