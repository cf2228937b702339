import type { ComponentType } from 'react';
import { lazyPart } from '../parts/lazyPart';
import type { ListExtras, ListViewProps } from '../views/list/ListExtrasContext';
import { LoadingRows } from '../views/list/table/LoadingRows';

const found = import.meta.glob<ComponentType<ListViewProps>>('./*/View.tsx', { import: 'default' });

const waiting = () => <LoadingRows />;

/** What lists know of the ways to look at them: how each is drawn, by its folder, and how people choose. All of it comes later. */
export const lookParts: Required<Pick<ListExtras, 'views' | 'LookTools'>> = {
  views: Object.fromEntries(
    Object.entries(found).map(([path, load]) => [path.split('/')[1], lazyPart(load, { waiting })]),
  ),
  LookTools: lazyPart(async () => (await import('./LookTools')).LookTools, {
    waiting: () => <span style={{ width: 100, height: 36 }} />,
    alone: true,
  }),
};
