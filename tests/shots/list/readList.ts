import type { Page } from 'playwright-core';
import { inBrowser } from './inBrowser';

/** In CSS pixels of the window. */
export type Box = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/** A text or a drawing. */
export type Piece = {
  readonly text: string;
  /** As much of it as is seen; undefined where nothing is. */
  readonly seen: Box | undefined;
  readonly lines: number;
  /** Whether something around it cuts it off, and then whether all of it is in reach of the pointer. */
  readonly cut: 'no' | 'told' | 'untold';
};

/** A cell of a row or of the head, or a part of a card. */
export type Cell = {
  readonly name: string;
  /** Whether it must never be cut. */
  readonly isWhole: boolean;
  readonly pieces: readonly Piece[];
};

export type Line = {
  readonly of: 'head' | 'row' | 'card';
  readonly height: number;
  /** What a row with nothing in it is high. */
  readonly least: number;
  readonly cells: readonly Cell[];
};

/** A list as it is drawn, in the form that its width gives it. */
export type DrawnList = {
  readonly lines: readonly Line[];
  /** Whether all columns are shown, under which the table scrolls sideways beside its names and menus. */
  readonly isScrolled: boolean;
  /** How much wider the table is than its frame, where that does not scroll, and the page than the window. */
  readonly beyond: { readonly frame: number; readonly window: number };
  /** Columns without room, and how many the head says there are. */
  readonly hidden: { readonly columns: number; readonly said: number };
};

/** Which parts of a card must be whole: a table says it of its own cells. */
export type WholeParts = { readonly secondary: boolean; readonly aside: boolean };

export const readList = (page: Page, wholeParts: WholeParts): Promise<DrawnList> =>
  inBrowser(page, { run: read, given: wholeParts, code });

/* All below run in the browser, where they find each other by their names: so none of them is imported. */

const read = (wholeParts: WholeParts): DrawnList => {
  const table = document.querySelector('main table[aria-rowcount], main table[aria-busy]');
  const frame = table?.parentElement;
  const heads = [...(table?.querySelectorAll('thead th') ?? [])];
  const names = heads.map((head) => head.getAttribute('data-column') ?? head.className);
  const isScrolled = frame ? /auto|scroll/.test(getComputedStyle(frame).overflowX) : false;
  const more = table?.querySelector('thead button.more') ?? null;
  const said = isSeen(more) && !isScrolled ? /\+(\d+)/.exec((more as HTMLElement).innerText)?.[1] : undefined;
  return {
    lines: [
      ...[...(table?.querySelectorAll('thead tr, tbody tr[data-index]') ?? [])].map((row) =>
        rowOf(row, names),
      ),
      ...[...document.querySelectorAll('main li[data-index]')].map((card) => cardOf(card, wholeParts)),
    ],
    isScrolled,
    beyond: {
      frame: table && frame && !isScrolled ? table.getBoundingClientRect().width - frame.clientWidth : 0,
      window: document.documentElement.scrollWidth - window.innerWidth,
    },
    hidden: { columns: heads.filter((head) => !isSeen(head)).length, said: Number(said ?? 0) },
  };
};

const rowOf = (row: Element, names: readonly string[]): Line => ({
  of: row.parentElement?.tagName === 'THEAD' ? 'head' : 'row',
  height: row.getBoundingClientRect().height,
  least: parseFloat(getComputedStyle(row).getPropertyValue('--row')),
  cells: [...row.children].flatMap((cell, at) => {
    const isWhole = cell.tagName === 'TD' && !cell.matches('.text, .check, .actions');
    return isSeen(cell) ? [cellOf(cell, names[at] ?? '', isWhole)] : [];
  }),
});

const cardOf = (card: Element, wholeParts: WholeParts): Line => {
  const parts = card.querySelectorAll(
    ':scope > label, .title, div > span[title], .secondary, .second > time, .aside, .progress, .peek, [aria-haspopup=menu]',
  );
  return {
    of: 'card',
    height: card.getBoundingClientRect().height,
    least: 0,
    cells: [...parts].filter(isSeen).map((part) => {
      const isWhole =
        part.matches('time, .progress') ||
        (wholeParts.secondary && part.matches('.secondary')) ||
        (wholeParts.aside && part.matches('.aside'));
      return cellOf(part, part.className || part.tagName.toLowerCase(), isWhole);
    }),
  };
};

const cellOf = (element: Element, name: string, isWhole: boolean): Cell => ({
  name,
  isWhole,
  pieces: piecesIn(element),
});

/* With the pointer on its row as well, but for the button over the end of a name. */
const isSeen = (element: Element | null): element is Element =>
  element !== null && element.checkVisibility({ visibilityProperty: true }) && !element.closest('tr .peek');

/* The texts and drawings of a cell, without what is for screen readers alone. */
const piecesIn = (element: Element): Piece[] => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const found: (Piece | undefined)[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node instanceof Element ? node : node.parentElement;
    if (!isSeen(parent)) continue;
    const text = node instanceof Element ? '' : (node.textContent ?? '').trim();
    const isDrawing = node instanceof Element && /^(svg|img|input)$/i.test(node.tagName);
    if (text !== '' || isDrawing) found.push(pieceOf(text, parent, rectsOf(node)));
  }
  return found.filter((piece) => piece !== undefined);
};

const rectsOf = (node: Node): DOMRect[] => {
  if (node instanceof Element) return [node.getBoundingClientRect()];
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].filter(({ width }) => width > 0);
};

const pieceOf = (text: string, element: Element, rects: readonly DOMRect[]): Piece | undefined => {
  /* what is rounded on the way to the screen */
  const SLACK = 1.5;
  if (rects.length === 0) return undefined;
  const whole = aroundAll(rects);
  let seen: Box | undefined = whole;
  let isCut = false;
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { overflowX, clipPath, clip, position } = getComputedStyle(at);
    const box = at.getBoundingClientRect();
    const isUnseen = clipPath !== 'none' || (position === 'absolute' && clip !== 'auto');
    if (box.width <= 1 || isUnseen) return undefined;
    if (/auto|scroll/.test(overflowX)) break;
    if (overflowX === 'visible') continue;
    isCut ||= whole.right - box.right > SLACK || box.left - whole.left > SLACK;
    seen = seen && meet(seen, box);
  }
  const piece = { text, seen, lines: linesIn(rects) };
  if (!isCut) return { ...piece, cut: 'no' };
  return { ...piece, cut: isTold(element, text) ? 'told' : 'untold' };
};

const aroundAll = (rects: readonly DOMRect[]): Box => ({
  left: Math.min(...rects.map(({ left }) => left)),
  right: Math.max(...rects.map(({ right }) => right)),
  top: Math.min(...rects.map(({ top }) => top)),
  bottom: Math.max(...rects.map(({ bottom }) => bottom)),
});

const meet = (one: Box, other: Box): Box | undefined => {
  const met = {
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  };
  return met.left < met.right && met.top < met.bottom ? met : undefined;
};

const linesIn = (rects: readonly DOMRect[]): number => {
  const tops: number[] = [];
  for (const { top, height } of rects)
    if (!tops.some((other) => Math.abs(other - top) < height / 2)) tops.push(top);
  return tops.length;
};

/* A text that is cut gets its title when it is pointed at. */
const isTold = (element: Element, text: string): boolean => {
  element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  const beginning = text.replaceAll(/\s+/g, ' ').slice(0, 40);
  for (let at: Element | null = element; at && !at.matches('tr, li'); at = at.parentElement)
    if (at.getAttribute('title')?.replaceAll(/\s+/g, ' ').includes(beginning)) return true;
  return false;
};

const code = { rowOf, cardOf, cellOf, isSeen, piecesIn, rectsOf, pieceOf, aroundAll, meet, linesIn, isTold };
