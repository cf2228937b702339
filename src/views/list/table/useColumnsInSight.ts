import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { TableColumn } from './useTableColumns';

/** How much of the window the menu takes, in px. */
export const MenuWidthContext = createContext(0);

/**
 * The columns for which the window has room beside the menu, which no frame is wider than: the cells of others would be
 * hidden by the styles, and are made when there is room, or when the page is printed with all of them.
 */
export const useColumnsInSight = (
  columns: readonly TableColumn[],
  isWide: boolean,
): readonly TableColumn[] => {
  const menu = useContext(MenuWidthContext);
  const last = useSyncExternalStore(watch, () =>
    columns.reduce((most, { from }) => (from <= room() - menu ? Math.max(most, from) : most), 0),
  );
  return useMemo(
    () => (isWide ? columns : columns.filter(({ from }) => from <= last)),
    [columns, isWide, last],
  );
};

/* The media of paper hold too late for what is made only then. */
let isPrinting = false;

const room = (): number => (isPrinting ? Infinity : window.innerWidth);

const watch = (notice: () => void) => {
  const print = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    notice();
  };
  window.addEventListener('resize', notice);
  window.addEventListener('beforeprint', print);
  window.addEventListener('afterprint', print);
  return () => {
    window.removeEventListener('resize', notice);
    window.removeEventListener('beforeprint', print);
    window.removeEventListener('afterprint', print);
  };
};
