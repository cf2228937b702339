import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { useEntity } from '../../useEntity';

/**
 * Which columns have room side by side. Where they have none, long values are cut shorter first; then columns go to the
 * second line of their rows, from the last one on, those that a card shows at the end, and the one that is `leading`
 * never. Where even that is wider than the frame it `scrolls`.
 */
export const useFold = (columns: readonly ResolvedField[], leading: ResolvedField | undefined) => {
  const { secondary, aside } = useEntity().list.card;
  const frame = useRef<HTMLDivElement>(null);
  const names = columns.map(({ name }) => name).join();
  const [fold, setFold] = useState<Fold>(NO_FOLD);
  const measured = useRef('');
  const { width, gone, scrolls } = fold.names === names ? fold : { ...NO_FOLD, width: fold.width };
  const fit = useCallback(() => {
    const table = frame.current?.querySelector('table');
    const room = frame.current?.clientWidth ?? 0;
    if (!table || room === 0) return;
    /* with more room than before it is tried anew */
    if (room > width + 1) return setFold({ ...NO_FOLD, names, width: room });
    const excess = cutShorter(table, room);
    measured.current = sizesOf(table, room);
    if (excess <= 1 || scrolls) return;
    const rank = (name: string) => [secondary, aside, leading?.name].indexOf(name);
    const heads = [...table.querySelectorAll<HTMLElement>('thead th[data-column]')]
      .map((head) => ({ name: head.dataset['column'] ?? '', width: head.offsetWidth }))
      .filter(({ name }) => name !== leading?.name)
      .toReversed()
      .sort((a, b) => rank(a.name) - rank(b.name));
    let freed = 0;
    const going: string[] = [];
    for (const head of heads) {
      if (freed >= excess) break;
      freed += head.width;
      going.push(head.name);
    }
    setFold({ names, width: room, gone: [...gone, ...going], scrolls: freed < excess });
  }, [names, width, gone, scrolls, secondary, aside, leading]);
  useLayoutEffect(() => {
    fit();
    const table = frame.current?.querySelector('table');
    /* each fit makes the browser lay the table out several times, and watching begins with a call */
    const watch = new ResizeObserver(() => {
      if (table && measured.current !== sizesOf(table, frame.current?.clientWidth ?? 0)) fit();
    });
    if (frame.current) watch.observe(frame.current);
    if (table) watch.observe(table);
    return () => watch.disconnect();
  }, [fit]);
  useEffect(() => {
    if (document.fonts?.status !== 'loading') return;
    /* what was measured in another font is measured anew */
    void document.fonts.ready.then(() => setFold(NO_FOLD));
  }, []);
  const lines = useMemo(() => {
    const isGone = ({ name }: ResolvedField) => gone.includes(name);
    return { side: columns.filter((field) => !isGone(field)), below: columns.filter(isGone) };
  }, [columns, gone]);
  return { frame, scrolls, ...lines };
};

const sizesOf = (table: HTMLElement, room: number) => `${room} ${table.offsetWidth}`;

/* Cuts no more than it must, and answers with what is too wide all the same: then the steps between need no look. */
const cutShorter = (table: HTMLElement, room: number): number => {
  const excessAt = (step: number): number => {
    const [limit = '', padding] = STEPS.at(step) ?? [];
    table.style.setProperty('--cell-max', limit);
    if (padding) table.style.setProperty('--cell-x', padding);
    else table.style.removeProperty('--cell-x');
    return table.offsetWidth - room;
  };
  if (excessAt(0) <= 1) return 0;
  const least = excessAt(-1);
  if (least > 1) return least;
  STEPS.slice(1).some((_, at) => excessAt(at + 1) <= 1);
  return 0;
};

/* How wide a cell may be, and how much room is left beside its value where that is less than usual. */
const STEPS = [
  ['340px'],
  ['280px'],
  ['220px'],
  ['180px', '10px'],
  ['150px', '10px'],
  ['130px', '10px'],
] as const;

type Fold = {
  readonly names: string;
  /** How wide the frame was when the columns were folded. */
  readonly width: number;
  readonly gone: readonly string[];
  readonly scrolls: boolean;
};

const NO_FOLD: Fold = { names: '', width: 0, gone: [], scrolls: false };
