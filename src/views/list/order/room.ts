import type { RaRecord } from 'react-admin';

/** A row as it stood when something was picked up, from the top of the window at that time. */
export type OrderRow = {
  readonly record: RaRecord;
  readonly element: HTMLElement;
  readonly top: number;
  readonly bottom: number;
};

export type Standing = { readonly rows: readonly OrderRow[]; readonly at: number; readonly over: number };

/** The row whose middle is the nearest. */
export const nearestTo = (y: number, rows: readonly OrderRow[]): number => {
  const away = rows.map(({ top, bottom }) => Math.abs((top + bottom) / 2 - y));
  return away.indexOf(Math.min(...away));
};

/** Shows the row where it would go, or under the pointer that has moved so far, and the others as they would make room. */
export const makeRoom = ({ rows, at, over }: Standing, dragged?: number): void => {
  const [own, there] = [rows[at], rows[over]];
  if (!own || !there) return;
  const room = own.bottom - own.top + gapIn(rows);
  const gone = over > at ? there.bottom - own.bottom : there.top - own.top;
  own.element.dataset['lifted'] = '';
  for (const [index, { element }] of rows.entries()) {
    const isPassed = over > at ? index > at && index <= over : index < at && index >= over;
    const moved = index === at ? (dragged ?? gone) : isPassed ? (over > at ? -room : room) : 0;
    Object.assign(element.style, {
      transform: moved === 0 ? '' : `translateY(${moved}px)`,
      transition: index === at && dragged !== undefined ? '' : transition(),
      ...(index === at && ABOVE),
    });
  }
};

/** All as they were. */
export const leaveRoom = (rows: readonly OrderRow[]): void => {
  for (const { element } of rows) {
    delete element.dataset['lifted'];
    for (const name of [...Object.keys(ABOVE), 'transform', 'transition'])
      element.style.removeProperty(name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  }
};

const ABOVE = { position: 'relative', zIndex: '3', boxShadow: '0 6px 18px rgb(0 0 0 / 0.3)' } as const;

const transition = () =>
  window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? '' : 'transform 150ms';

/* Others may stand between two of them. */
const gapIn = (rows: readonly OrderRow[]): number => {
  const gaps = rows.slice(1).map(({ top }, index) => top - (rows[index]?.bottom ?? top));
  return gaps.length > 0 ? Math.max(0, Math.min(...gaps)) : 0;
};
