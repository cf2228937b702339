import { createContext, useContext } from 'react';
import type { RaRecord } from 'react-admin';
import type { Hand } from '../../views/list/dragging/MoveButton';
import type { Move } from './moveOf';

/** What cards need of their board; the same for as long as rights and options are. */
export type BoardParts = Hand & {
  /** What each column would do with a record of another. */
  readonly movesOf: (record: RaRecord) => ReadonlyMap<string, Move>;
  readonly nameOf: (column: string) => string;
  /** Moves it without being picked up. */
  readonly move: (record: RaRecord, to: string) => void;
};

export const BoardContext = createContext<BoardParts | undefined>(undefined);

export const useBoardParts = (): BoardParts => {
  const board = useContext(BoardContext);
  if (!board) throw new Error('No board above.');
  return board;
};
