import { createContext } from 'react';
import { ListPagination } from '../ListPagination';

/** What leads from the records that are drawn to more of them: the pages of a list; a part of one brings its own. */
export const MoreContext = createContext(<ListPagination />);
