import { createContext, type ComponentType } from 'react';
import type { ResolvedField } from '../../model/resolved/resolvedField';

/** What a way to look at a list is handed: its options as they are declared, and what its rows are grouped by. */
export type ListViewProps<Options extends object = object> = {
  readonly options: Options;
  readonly groupBy: ResolvedField | undefined;
};

/** What the app adds to every list, because a list may not know of it. */
export type ListExtras = {
  /** Opens the import of an entity, by the name react-admin knows it by. Absent: there is no import. */
  readonly openImport?: (resource: string) => void;
  /** The ways to look at a list that are no table, by their names. */
  readonly views?: Readonly<Record<string, ComponentType<ListViewProps>>>;
  /** Offers those of a list that has several, and what a table has in its head. */
  readonly LookTools?: ComponentType;
};

export const ListExtrasContext = createContext<ListExtras>({});
