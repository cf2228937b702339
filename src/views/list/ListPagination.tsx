import { styled } from '@mui/material/styles';
import { PaginationActions, useListPaginationContext, useTranslate } from 'react-admin';

const SIZES = [10, 25, 50, 100];

/** Which rows of how many, how many a page (S9.01), and the pages around the present one. */
export const ListPagination = () => {
  const translate = useTranslate();
  const { page, perPage, setPage, setPerPage, total = 0, isPending } = useListPaginationContext();
  if (isPending || total === 0) return null;
  const sizes = [...new Set([...SIZES, perPage])].sort((a, b) => a - b);
  const range = { offsetBegin: (page - 1) * perPage + 1, offsetEnd: Math.min(page * perPage, total), total };
  return (
    <Bar aria-label={translate('app.list.pages')}>
      <label>
        {translate('ra.navigation.page_rows_per_page')}{' '}
        <select value={perPage} onChange={(event) => setPerPage(Number(event.target.value))}>
          {sizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <output>{translate('ra.navigation.page_range_info', range)}</output>
      <PaginationActions
        page={page - 1}
        rowsPerPage={perPage}
        count={total}
        onPageChange={(_, to) => setPage(to + 1)}
        size="medium"
        shape="rounded"
        // The landmark is ours, and speaks the language of the interface.
        role="none"
        aria-label={undefined}
      />
    </Bar>
  );
};

const Bar = styled('nav', { name: 'RaPagination', slot: 'Root' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  padding: '12px 0',
  fontSize: 14,
  '& output': { margin: '0 8px' },
  '& select': {
    minHeight: 32,
    padding: '0 8px',
    color: theme.palette.text.primary,
    font: 'inherit',
    backgroundColor: theme.palette.background.paper,
    border: `1px solid ${theme.palette.surface.borderStrong}`,
    borderRadius: 8,
    cursor: 'pointer',
  },
  [theme.breakpoints.down('sm')]: {
    justifyContent: 'center',
    gap: 4,
    '& label': { width: '100%', textAlign: 'center' },
  },
}));
