import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { useListContext, useStore, type Identifier } from 'react-admin';
import { steps } from '../../views/list/peek/keysOf';

type Leading = {
  readonly id: string | undefined;
  readonly look: (id: Identifier) => void;
  readonly go: (step: 1 | -1) => boolean;
  readonly lines: RefObject<HTMLElement | null>;
  /** The record is over the lines: nothing is opened by moving along them. */
  readonly isOver: boolean;
};

/** Milliseconds that the focus rests on a line before its record is opened: who passes ten lines reads one record. */
const REST = 150;

/**
 * How people lead through the lines. A press opens one, wherever it is; arrows lead from title to title, and what is open
 * follows, over the pages of the list too; letters do the same from anywhere in the lines. Enter on the line that is open
 * goes on into its record.
 */
export const useLeading = ({ id, look, go, lines, isOver }: Leading) => {
  const { data } = useListContext();
  const [isOn] = useStore('shortcuts.isOn', true);
  const isLed = useRef(false);
  const rest = useResting(look);
  const titleOf = (of: string | undefined) => {
    const at = data?.findIndex((record) => String(record.id) === of) ?? -1;
    return lines.current?.querySelector<HTMLElement>(`[data-index="${at}"] a.title`) ?? undefined;
  };
  const recordAt = (target: EventTarget | null) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
    return row ? data?.[Number(row.dataset['index'])] : undefined;
  };
  const focusLine = () => titleOf(id)?.focus();
  const focusWhenThere = useEffectEvent(() => {
    const title = isLed.current ? titleOf(id) : undefined;
    if (!title) return;
    isLed.current = false;
    title.focus();
  });
  useEffect(() => focusWhenThere(), [id, data]);
  useReturn({ id, titleOf, lines });
  return {
    focusLine,
    onClickCapture: (event: MouseEvent<HTMLElement>) => {
      const record = isPlainPress(event) ? recordAt(event.target) : undefined;
      if (!record) return;
      /* its page is where the link leads in a window of its own */
      event.preventDefault();
      rest(undefined);
      if (String(record.id) === id && event.detail === 0) return focusPane();
      titleOf(String(record.id))?.focus();
      look(record.id);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { key, target } = event;
      if (isOver || !isForLines(event)) return;
      const step = steps[key];
      const isLetter = key.length === 1;
      const before = recordAt(target);
      const now = recordAt(document.activeElement);
      if (isLetter && step !== undefined && isOn) {
        event.preventDefault();
        isLed.current = go(step);
      } else if (!isLetter && now && now !== before) rest(now.id);
      else if (step !== undefined && now && String(now.id) === id) isLed.current = go(step);
    },
  };
};

/* Not one that opens a window, nor on what does something by itself; menus of a line are elsewhere in the page. */
const isPlainPress = ({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 &&
  !(ctrlKey || metaKey || shiftKey || altKey) &&
  target instanceof Element &&
  target.closest('a:not(.title), button, input, label') === null;

/* On titles alone: in the column of boxes arrows lead from box to box, and open nothing. */
const isForLines = ({ target, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  target instanceof Element && target.matches('a.title') && !(ctrlKey || metaKey || altKey || shiftKey);

const focusPane = () => document.querySelector<HTMLElement>('[data-pane]')?.focus();

const useResting = (look: Leading['look']) => {
  const [at, rest] = useState<Identifier>();
  const open = useEffectEvent(look);
  useEffect(() => {
    if (at === undefined) return undefined;
    const timer = setTimeout(() => {
      rest(undefined);
      open(at);
    }, REST);
    return () => clearTimeout(timer);
  }, [at]);
  return rest;
};

type Return = {
  readonly id: string | undefined;
  readonly titleOf: (id: string | undefined) => HTMLElement | undefined;
  readonly lines: RefObject<HTMLElement | null>;
};

/* Who closes the record is at its line again, unless they have gone elsewhere. */
const useReturn = ({ id, titleOf, lines }: Return) => {
  const last = useRef(id);
  const back = useEffectEvent((from: string) => {
    if (document.activeElement !== document.body && lines.current?.contains(document.activeElement)) return;
    (titleOf(from) ?? document.getElementById('main-content'))?.focus();
  });
  useEffect(() => {
    const from = last.current;
    last.current = id;
    if (from !== undefined && id === undefined) back(from);
  }, [id]);
};
