import type { Offer } from '../../config/offers';
import { LAST_PAGE } from '../../config/limits';
import type { Resource } from '../../model/resolved/resource';
import { isFailure } from '../http/failure';
import type { Question } from './dialect';
import type { ReadList } from './normalise';

/** A page as react-admin reads it: `total` is missing where pages are counted from the end, and not all records were. */
export type Walked = Omit<ReadList, 'total'> & {
  readonly total?: number;
  readonly pageInfo?: { readonly hasNextPage: boolean; readonly hasPreviousPage: boolean };
};

export type Walk = (resource: Resource, question: Question, signal?: AbortSignal) => Promise<Walked>;

type List = (resource: Resource, question: Question, signal?: AbortSignal) => Promise<ReadList>;

/** Lists whose places are remembered, each for the page that was read last and its neighbours. */
const MOST_LISTS = 20;

/**
 * Goes from page to page by the places that the answers name, so that no page costs more than another. Any other page is
 * asked for by its number, and the first and the last always are: the newest rows belong to the first. Pages from half of
 * `LAST_PAGE` on are counted from the end.
 */
export const walkPages = (list: List, offers: (resource: Resource, offer: Offer) => boolean): Walk => {
  const seen = new Map<string, ReadonlyMap<number, string | undefined>>();

  const read = async (resource: Resource, question: Question, signal?: AbortSignal): Promise<ReadList> => {
    const { page, perPage, sort, filter, group } = question;
    const key = JSON.stringify([resource.key, perPage, sort, filter, group]);
    const { ends, ...place } = placeOf(page);
    const known = ends ? undefined : seen.get(key)?.get(page);
    const byNumber = () => list(resource, { ...question, ...place }, signal);
    const found = await (known === undefined
      ? byNumber()
      : list(resource, { ...question, ...place, cursor: known }, signal).catch((failure: unknown) => {
          // The order of the list is another one by now.
          if (isFailure(failure, 'refused') && failure.status === 400) return byNumber();
          throw failure;
        }));
    const { next, previous } = found.meta;
    seen.delete(key);
    seen.set(
      key,
      new Map([
        [page - 1, previous],
        [page, known],
        [page + 1, next],
      ]),
    );
    for (const oldest of [...seen.keys()].slice(0, -MOST_LISTS)) seen.delete(oldest);
    return found;
  };

  return async (resource, question, signal) => {
    const { dialect, isPaged } = resource.api;
    const isWalked = question.countTo !== undefined && dialect === 'v1' && isPaged;
    if (!isWalked || !offers(resource, 'cursors')) {
      const { countTo: _, ...plain } = question;
      return list(resource, plain, signal);
    }
    const found = await read(resource, question, signal);
    return found.meta.atLeast === undefined ? found : partly(found, question);
  };
};

/* Where a page stands, and whether it is the first or the last one. */
const placeOf = (page: number): Pick<Question, 'page' | 'cursor'> & { readonly ends: boolean } =>
  isFromEnd(page)
    ? { page: LAST_PAGE - page + 1, cursor: 'end', ends: page >= LAST_PAGE }
    : { page, cursor: 'start', ends: page === 1 };

/** Is it counted from the end? */
const isFromEnd = (page: number): boolean => page > LAST_PAGE / 2;

const partly = (found: ReadList, { page, perPage }: Question): Walked => {
  const { total, ...rest } = found;
  const { next, previous } = found.meta;
  if (!isFromEnd(page)) {
    const hasNextPage = next !== undefined || total > page * perPage;
    return { ...found, pageInfo: { hasNextPage, hasPreviousPage: page > 1 } };
  }
  const passed = (LAST_PAGE - page + 1) * perPage;
  const hasPreviousPage = previous !== undefined || total > passed;
  return { ...rest, pageInfo: { hasNextPage: page < LAST_PAGE, hasPreviousPage } };
};
