import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import {
  Fragment,
  useCallback,
  useEffect,
  useLayoutEffect,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';

export type ManyRowsProps = {
  readonly body: RefObject<HTMLTableSectionElement | null>;
  readonly count: number;
  readonly row: (index: number, measure?: (element: Element | null) => void) => ReactNode;
};

/**
 * The rows in sight of a table with very many, and room where the others are. The first, the last, and the one that has
 * the focus with its neighbours are always there, so that keys lead on from it. Whatever goes through the whole page
 * draws them all: paper, and the browser's own search where it is opened by its key.
 */
export const ManyRows = ({ body, count, row }: ManyRowsProps) => {
  const focused = useFocusedRow(body);
  const isWhole = useWhole();
  const top = useTop(body);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const kept = [0, focused - 1, focused, focused + 1, count - 1];
      const shown = new Set([...defaultRangeExtractor(range), ...kept]);
      return [...shown].filter((at) => at >= 0 && at < count).sort((a, b) => a - b);
    },
    [focused, count],
  );
  // oxlint-disable-next-line react/incompatible-library -- it draws anew by itself, and nothing here is memoised
  const rows = useWindowVirtualizer({
    count,
    estimateSize: () => USUAL_HEIGHT,
    overscan: OVERSCAN,
    scrollMargin: top,
    rangeExtractor,
  });
  if (isWhole) return Array.from({ length: count }, (_, index) => row(index));
  let end = top;
  return rows.getVirtualItems().map(({ index, start, end: next }) => {
    const gap = start - end;
    end = next;
    return (
      <Fragment key={index}>
        {gap > 0 && <tr aria-hidden="true" style={{ height: gap }} />}
        {row(index, rows.measureElement)}
      </Fragment>
    );
  });
};

const USUAL_HEIGHT = 45;

const OVERSCAN = 12;

const useFocusedRow = (body: ManyRowsProps['body']): number => {
  const [focused, setFocused] = useState(NONE);
  useEffect(() => {
    const rows = body.current;
    const see = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('tr[data-index]') : null;
      setFocused(row ? Number(row.dataset['index']) : NONE);
    };
    rows?.addEventListener('focusin', see);
    return () => rows?.removeEventListener('focusin', see);
  }, [body]);
  return focused;
};

const NONE = -2;

const useWhole = (): boolean => {
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    const all = () => flushSync(() => setWhole(true));
    const find = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      if ((ctrlKey || metaKey) && key === 'f') all();
    };
    window.addEventListener('beforeprint', all);
    window.addEventListener('keydown', find);
    return () => {
      window.removeEventListener('beforeprint', all);
      window.removeEventListener('keydown', find);
    };
  }, []);
  return isWhole;
};

/* Where the rows begin in the page, which notices above them move. */
const useTop = (body: ManyRowsProps['body']): number => {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const place = () => setTop((body.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    place();
    const watch = new ResizeObserver(place);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, [body]);
  return top;
};
