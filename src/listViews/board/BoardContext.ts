import { createContext, useContext } from 'react';
import type { RaRecord } from 'react-admin';
import type { Move } from './moveOf';

/** What cards need of their board; the same for as long as rights and options are. */
export type BoardParts = {
  /** What each column would do with a record of another. */
  readonly movesOf: (record: RaRecord) => ReadonlyMap<string, Move>;
  readonly nameOf: (column: string) => string;
  /** Picks a card up, which goes where it is dropped. */
  readonly lift: (record: RaRecord, isByKeys?: boolean) => void;
  /** To the column so many further on. */
  readonly step: (by: 1 | -1) => void;
  readonly drop: () => void;
  readonly cancel: () => void;
  readonly isLifted: (record: RaRecord) => boolean;
  /** Moves it without being picked up. */
  readonly move: (record: RaRecord, to: string) => void;
};

export const BoardContext = createContext<BoardParts | undefined>(undefined);

export const useBoardParts = (): BoardParts => {
  const board = useContext(BoardContext);
  if (!board) throw new Error('No board above.');
  return board;
};
