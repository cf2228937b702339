import { useDataProvider } from 'react-admin';
import type { ResourceProvider } from '../model/resolved/resourceProvider';

/** The data provider with the methods that are ours besides react-admin's: `runAction`, `getTotals`, `getHistory` and `getExport`. */
export const useGateway = () => useDataProvider<ResourceProvider>();
