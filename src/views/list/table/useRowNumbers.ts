import { useListContext } from 'react-admin';
import { LAST_PAGE } from '../../../config/limits';

/**
 * How many rows there are on all pages, and how many of them are before this page: a screen reader then says "row 12 of
 * 245". Undefined is what nobody counted.
 */
export const useRowNumbers = (): RowNumbers => {
  const { page, perPage, total, meta } = useListContext();
  const isCounted = (meta as { readonly atLeast?: number } | undefined)?.atLeast === undefined;
  const isFromEnd = page > LAST_PAGE / 2;
  return { before: isFromEnd ? undefined : (page - 1) * perPage, count: isCounted ? total : undefined };
};

type RowNumbers = { readonly before: number | undefined; readonly count: number | undefined };
