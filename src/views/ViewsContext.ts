import { createContext } from 'react';
import type { ViewSource } from '../model/pages/views';

/** Where views of lists are kept for everybody who may see them; nowhere outside of the product. */
export const ViewsContext = createContext<ViewSource | undefined>(undefined);
