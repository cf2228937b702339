import { useEffect, useRef, useState } from 'react';
import { useListContext, type Identifier } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import type { Way } from '../../record/cameFrom';
import { useEntryOver } from '../../dialogs/useEntryOver';
import { rowsOfParts } from '../rows/PartsContext';
import { useSearchOf } from '../useSearchOf';
import type { Peek } from './PeekContext';

export type Peeking = Peek & {
  readonly close: () => void;
  /** Shows another page of the list below. */
  readonly turn: (page: number) => void;
  /** Looks at the first record of the list under another filter, which closing gives up again. */
  readonly review: (filter: object) => void;
};

type State = (Way & { readonly peek?: Identifier }) | null;

/** Whatever the list shows first, once it is there. */
const FIRST = '';

/**
 * Which record of the list is looked at beside it. It stands in the state of an entry of the browser's history: Back
 * closes it, and coming back to the list opens it again.
 */
export const usePeeking = (): Peeking => {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const { peek, over } = (state as State) ?? {};
  const [current, setCurrent] = useState<Identifier>();
  const isOpen = peek !== undefined;
  if (!isOpen && current !== undefined) setCurrent(undefined);
  const id = isOpen ? (current ?? peek) : undefined;
  const searchOf = useSearchOf();
  const open = useEntryOver();
  const replace = (there: string) =>
    void navigate({ search: there }, { replace: true, state: { ...(state as object), peek: id } });
  useEffect(() => {
    /* a dialog over it has an entry of its own, which goes first */
    if (id !== undefined && id !== peek && !over) replace(search);
  });
  useReturn(id);
  return {
    id,
    look: (next) => {
      setCurrent(next);
      if (!isOpen) open({ peek: next });
    },
    close: () => void navigate(-1),
    turn: (page) => replace(searchOf({ page })),
    review: (filter) => open({ peek: FIRST }, { to: searchOf({ filter, page: 1 }), here: searchOf({}) }),
  };
};

/*
 * Who closes it is where they were in the list then: on the page of the record that was looked at last, which is another
 * one than that of the entry below, and at its row; or where a queue is begun, if it was one.
 */
const useReturn = (id: Identifier | undefined) => {
  const navigate = useNavigate();
  const { data, isFetching, page, filterValues } = useListContext();
  const searchOf = useSearchOf();
  const filter = JSON.stringify(filterValues);
  const last = useRef<{ readonly id: Identifier; readonly page: number; readonly filter: string }>(undefined);
  useEffect(() => {
    if (id !== undefined) {
      last.current = { id, page, filter };
      return;
    }
    const left = last.current;
    if (!left) return;
    if (left.filter === filter && left.page !== page) {
      void navigate({ search: searchOf({ page: left.page }) }, { replace: true });
      return;
    }
    if (!data && isFetching) return;
    last.current = undefined;
    const at = data?.findIndex((record) => String(record.id) === String(left.id)) ?? -1;
    const inPart = rowsOfParts()[at]?.querySelector<HTMLElement>('a.title');
    const row = inPart ?? document.querySelector<HTMLElement>(`main [data-index="${at}"] a.title`);
    const begin = left.filter === filter ? null : document.querySelector<HTMLElement>('main [data-review]');
    (begin ?? row ?? document.getElementById('main-content'))?.focus();
  });
};
