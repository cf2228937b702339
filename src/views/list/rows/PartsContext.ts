import { createContext } from 'react';
import type { RaRecord } from 'react-admin';

export type Parts = {
  /** The records that the parts of the list draw, in the order of the page; undefined where it has none. */
  readonly records: () => readonly RaRecord[] | undefined;
  readonly subscribe: (hear: () => void) => () => void;
  /** Hears what a part draws in its element, by `data-index`; undefined when it goes. */
  readonly tell: (part: Element, drawn: readonly RaRecord[] | undefined) => void;
};

/** Where the parts of a list say what they draw. */
export const PartsContext = createContext<Parts | undefined>(undefined);

/** The rows of all parts in a page, in their order. */
export const rowsOfParts = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-part] [data-index]'),
];

export const createParts = (): Parts => {
  const parts = new Map<Element, readonly RaRecord[]>();
  const hearers = new Set<() => void>();
  let records: readonly RaRecord[] | undefined;
  const read = () =>
    rowsOfParts().flatMap((row) => {
      const part = row.closest('[data-part]');
      return (part && parts.get(part)?.[Number(row.dataset['index'])]) ?? [];
    });
  return {
    records: () => records,
    subscribe: (hear) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    tell: (part, drawn) => {
      if (drawn) parts.set(part, drawn);
      else parts.delete(part);
      records = parts.size > 0 ? read() : undefined;
      for (const hear of hearers) hear();
    },
  };
};
