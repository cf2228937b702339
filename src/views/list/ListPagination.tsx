import { Pagination } from 'ra-ui-materialui';
import { useEntity } from '../useEntity';

const SIZES = [10, 25, 50, 100];

/** Page numbers and page size; the declared size is offered even when it is not one of the usual ones (S9.01). */
export const ListPagination = () => {
  const { perPage } = useEntity().list;
  const sizes = SIZES.includes(perPage) ? SIZES : [...SIZES, perPage].sort((a, b) => a - b);
  return <Pagination rowsPerPageOptions={sizes} />;
};
