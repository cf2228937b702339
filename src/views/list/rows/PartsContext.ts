import { createContext } from 'react';
import type { RaRecord } from 'react-admin';

export type Parts = {
  /** The records that the parts of the list draw, once each, in the order of the page; undefined where it has none. */
  readonly records: () => readonly RaRecord[] | undefined;
  /** All that was read for any of them, wherever it is drawn. */
  readonly read: () => readonly RaRecord[];
  readonly subscribe: (hear: () => void) => () => void;
  /** Hears what a part draws in its element, by `data-index`, and what was read for it; undefined when it goes. */
  readonly tell: (part: Element, told: Told | undefined) => void;
};

export type Told = { readonly drawn: readonly RaRecord[]; readonly read: readonly RaRecord[] };

/** Where the parts of a list say what they draw. */
export const PartsContext = createContext<Parts | undefined>(undefined);

/** The rows of all parts in a page, in their order. */
export const rowsOfParts = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-part] [data-index]'),
];

export const createParts = (): Parts => {
  const parts = new Map<Element, Told>();
  const hearers = new Set<() => void>();
  let records: readonly RaRecord[] | undefined;
  let known: readonly RaRecord[] = [];
  /* once each: until both parts have told, one that was moved is in both */
  const inOrder = () => {
    const rows = rowsOfParts().flatMap((row) => {
      const part = row.closest('[data-part]');
      return (part && parts.get(part)?.drawn[Number(row.dataset['index'])]) ?? [];
    });
    return [...new Map(rows.map((record) => [record.id, record])).values()];
  };
  return {
    records: () => records,
    read: () => known,
    subscribe: (hear) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    tell: (part, told) => {
      const before = parts.get(part)?.read;
      if (told) parts.set(part, told);
      else parts.delete(part);
      records = parts.size > 0 ? inOrder() : undefined;
      /* what a part draws follows from this: told anew for that, it would be drawn and told for ever */
      if (told?.read !== before) known = [...parts.values()].flatMap(({ read }) => read);
      for (const hear of hearers) hear();
    },
  };
};
