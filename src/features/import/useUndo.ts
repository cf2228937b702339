import { useEffect, useRef, useState } from 'react';
import type { Kept } from '../../model/answers/undoing';
import type { UndoStep } from '../../model/import/importing';
import { useEntity } from '../../views/useEntity';
import { useGateway } from '../../views/useGateway';

export type UndoState = {
  readonly status: 'ready' | 'running' | 'stopped' | 'failed' | 'done';
  readonly removed: number;
  readonly restored: number;
  readonly kept: readonly Kept[];
  readonly failure?: unknown;
};

const BEFORE: UndoState = { status: 'ready', removed: 0, restored: 0, kept: [] };

/** Undoes an import, piece by piece: it can be stopped, and goes on where it stopped. */
export const useUndo = (id: string) => {
  const gateway = useGateway();
  const { name } = useEntity();
  const [state, setState] = useState(BEFORE);
  const isStopped = useRef(false);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );
  const start = async () => {
    isStopped.current = false;
    setState((before) => ({ ...before, status: 'running' }));
    try {
      for (;;) {
        const { data } = await gateway.undoImport(name, { id });
        const status = data.isDone ? 'done' : isStopped.current ? 'stopped' : 'running';
        setState((before) => ({ ...added(before, data), status }));
        if (status !== 'running') return;
      }
    } catch (failure) {
      setState((before) => ({ ...before, status: 'failed', failure }));
    }
  };
  return { state, start, stop: () => void (isStopped.current = true) };
};

const added = (before: UndoState, { removed, restored, kept }: UndoStep): UndoState => ({
  ...before,
  removed: before.removed + removed,
  restored: before.restored + restored,
  kept: [...before.kept, ...kept],
});
