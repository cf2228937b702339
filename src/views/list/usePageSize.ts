import { useStore, useStoreContext } from 'react-admin';
import { PAGE_SIZE_KEY } from '../../model/pages/listAtAddress';

/**
 * How many rows a page this person chose last, for all lists: undefined until somebody did. Whoever chooses has it in the
 * lists that were opened before as well.
 */
export const usePageSize = () => {
  const store = useStoreContext();
  const [size, setSize] = useStore<number | undefined>(PAGE_SIZE_KEY);
  const keep = (perPage: number) => {
    setSize(perPage);
    for (const [key, params] of Object.entries(store.listItems?.() ?? {})) {
      if (key.endsWith('.listParams')) store.setItem(key, { ...(params as object), page: 1, perPage });
    }
  };
  return [size, keep] as const;
};
