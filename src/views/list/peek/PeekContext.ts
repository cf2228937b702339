import { createContext } from 'react';
import type { Identifier } from 'react-admin';

/** The quick view of a list: a record beside its row. */
export type Peek = {
  /** The record that is looked at; undefined while none is. */
  readonly id: Identifier | undefined;
  /** Looks at this one. */
  readonly look: (id: Identifier) => void;
};

/** Absent for rows that have none, as those of related lists. */
export const PeekContext = createContext<Peek | undefined>(undefined);
