import { LoadingRows } from '../views/list/table/LoadingRows';

/** What stands in the place of a page until it has been downloaded. */
export const pageOptions = { waiting: () => <LoadingRows /> };
