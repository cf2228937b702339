import PaginationItem from '@mui/material/PaginationItem';
import { styled } from '@mui/material/styles';
import { PaginationActions, useListContext, useLocale, useTranslate } from 'react-admin';
import { useLayoutEffect, useRef, useState } from 'react';
import { LAST_PAGE } from '../../config/limits';
import { usePageSize } from './usePageSize';
import { numberFormat } from '../../fields/reading/formats';

const SIZES = [10, 25, 50, 100, 250, 500];

/**
 * Which rows of how many, how many a page (S9.01; a choice is one for all lists), and the pages around the present one.
 * Where not all rows were counted it says so, and pages have no numbers to go to: the first and the last, the one before and the one after.
 */
export const ListPagination = () => {
  const translate = useTranslate();
  const { page, perPage, setPage, setPerPage, isPending } = useListContext();
  const { isCounted, total } = useLastCount();
  const range = useRangeText();
  const kept = useKeptFocus();
  const [, keepSize] = usePageSize();
  if (isCounted && !total) return null;
  const choose = (size: number) => {
    keepSize(size);
    setPerPage(size);
  };
  const sizes = [...new Set([...SIZES, perPage])].sort((a, b) => a - b);
  return (
    <Bar {...kept} aria-label={translate('app.list.pages')}>
      <label>
        {translate('ra.navigation.page_rows_per_page')}{' '}
        <select value={perPage} onChange={(event) => choose(Number(event.target.value))}>
          {sizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      {/* Emptied and filled again, so that a screen reader says it after each change. */}
      <output>{!isPending && range}</output>
      {isCounted ? (
        <PaginationActions
          page={page - 1}
          rowsPerPage={perPage}
          count={total}
          onPageChange={(_, to) => setPage(to + 1)}
          size="medium"
          shape="rounded"
          // The landmark is ours, and speaks the language of the interface.
          role="none"
          aria-label={undefined}
        />
      ) : (
        <Steps />
      )}
    </Bar>
  );
};

/*
 * At the first and the last page the button that led there leads no further: a disabled one has no focus, so that goes to
 * the page one is on, or to what leads back.
 */
const useKeptFocus = () => {
  const bar = useRef<HTMLElement>(null);
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (!hasFocus.current || (activeElement !== document.body && !activeElement?.matches(':disabled')))
      return;
    const left = ['[aria-current]', 'button:enabled'].map((each) => bar.current?.querySelector(each));
    left.find((each): each is HTMLElement => each instanceof HTMLElement)?.focus();
  });
  return {
    ref: bar,
    onFocus: () => {
      hasFocus.current = true;
    },
    /* not told where what has the focus is disabled */
    onBlur: () => {
      hasFocus.current = false;
    },
  };
};

/** What a list's answer says about its total: that there are at least so many, where it was not counted to its end. */
type ListMeta = { readonly atLeast?: number } | undefined;

/** Which rows of how many are shown: `11-20 of 36`. */
const useRangeText = (): string => {
  const translate = useTranslate();
  const number = numberFormat(useLocale());
  const { page, perPage, total = 0, meta, data = [] } = useListContext();
  const { atLeast } = (meta as ListMeta) ?? {};
  if (atLeast === undefined) {
    return translate('ra.navigation.page_range_info', {
      offsetBegin: number.format((page - 1) * perPage + 1),
      offsetEnd: number.format(Math.min(page * perPage, total)),
      total: number.format(total),
    });
  }
  const isFromEnd = page > LAST_PAGE / 2;
  const passed = (isFromEnd ? LAST_PAGE - page : page - 1) * perPage;
  return translate(isFromEnd ? 'app.list.rangeFromEnd' : 'app.list.rangeOfMore', {
    begin: number.format(passed + 1),
    end: number.format(passed + data.length),
    total: number.format(atLeast - 1),
  });
};

/*
 * How many rows there were in the last answer, while the next one is on its way: the buttons stay where they are, with
 * the focus of whoever has just pressed one.
 */
const useLastCount = () => {
  const { total = 0, meta, isPending } = useListContext();
  const isCounted = (meta as ListMeta)?.atLeast === undefined;
  const [last, setLast] = useState({ isCounted: true, total: 0 });
  if (isPending) return last;
  if (last.total !== total || last.isCounted !== isCounted) setLast({ isCounted, total });
  return { isCounted, total };
};

const Steps = () => {
  const translate = useTranslate();
  const { page, setPage, hasNextPage = false, hasPreviousPage = false } = useListContext();
  const steps = [
    ['first', 1, hasPreviousPage],
    ['previous', page - 1, hasPreviousPage],
    ['next', page + 1, hasNextPage],
    ['last', LAST_PAGE, hasNextPage],
  ] as const;
  return (
    <div>
      {steps.map(([type, to, isThere]) => (
        <PaginationItem
          key={type}
          type={type}
          shape="rounded"
          disabled={!isThere}
          aria-label={translate(`ra.navigation.${type}`)}
          onClick={() => setPage(to)}
        />
      ))}
    </div>
  );
};

const Bar = styled('nav', { name: 'RaPagination', slot: 'Root' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  padding: '12px 0',
  fontSize: 14,
  '& output': { margin: '0 8px' },
  '& select': {
    minHeight: 32,
    padding: '0 8px',
    color: theme.palette.text.primary,
    font: 'inherit',
    backgroundColor: theme.palette.background.paper,
    border: `1px solid ${theme.palette.surface.borderStrong}`,
    borderRadius: 8,
    cursor: 'pointer',
  },
  [theme.breakpoints.down('sm')]: {
    justifyContent: 'center',
    gap: 4,
    '& label': { width: '100%', textAlign: 'center' },
  },
}));
