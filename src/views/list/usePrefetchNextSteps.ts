import { useListContext } from 'react-admin';
import { useEffect } from 'react';
import { lazyPart } from '../../parts/lazyPart';
import { whenIdle } from '../../parts/whenIdle';
import { usePrepare } from './usePrepare';

/** The menu of a row. */
export const RowMenu = lazyPart(async () => (await import('./table/RowMenu')).RowMenu, { failure: 'over' });

/** The quick view of a row. */
export const PeekDrawer = lazyPart(async () => (await import('./peek/PeekDrawer')).PeekDrawer, {
  failure: 'over',
});

/**
 * What most people do after looking at a list is to open a row's menu, or a record to read or change it. They open at
 * once when they have come while nothing else was going on: not while the rows are still on their way.
 */
export const usePrefetchNextSteps = (): void => {
  const prepare = usePrepare();
  const { isPending } = useListContext();
  useEffect(() => {
    if (isPending) return undefined;
    const begin = () => {
      RowMenu.prepare();
      PeekDrawer.prepare();
      prepare('show');
      prepare('edit');
    };
    return whenIdle(begin);
  }, [prepare, isPending]);
};
