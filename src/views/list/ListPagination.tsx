import { styled } from '@mui/material/styles';
import { useListContext, useTranslate } from 'react-admin';

const SIZES = [10, 25, 50, 100];

/** Which rows of how many, how many a page (S9.01), and the pages around the present one. */
export const ListPagination = () => {
  const translate = useTranslate();
  const { page, perPage, setPage, setPerPage, total = 0, isPending } = useListContext();
  if (isPending || total === 0) return null;
  const last = Math.max(1, Math.ceil(total / perPage));
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
      <PageButton
        to={page - 1}
        isDisabled={page === 1}
        name={translate('ra.navigation.previous')}
        onOpen={setPage}
      >
        ‹
      </PageButton>
      {around(page, last).map((each) => (
        <PageButton
          key={each}
          to={each}
          isCurrent={each === page}
          name={translate('ra.navigation.page', { page: each })}
          onOpen={setPage}
        >
          {each}
        </PageButton>
      ))}
      <PageButton
        to={page + 1}
        isDisabled={page === last}
        name={translate('ra.navigation.next')}
        onOpen={setPage}
      >
        ›
      </PageButton>
    </Bar>
  );
};

type PageButtonProps = {
  readonly to: number;
  readonly name: string;
  readonly children: string | number;
  readonly isDisabled?: boolean;
  readonly isCurrent?: boolean;
  readonly onOpen: (page: number) => void;
};

const PageButton = ({
  to,
  name,
  children,
  isDisabled = false,
  isCurrent = false,
  onOpen,
}: PageButtonProps) => (
  <button
    type="button"
    disabled={isDisabled}
    aria-label={name}
    {...(isCurrent && { 'aria-current': 'page' as const })}
    onClick={() => onOpen(to)}
  >
    {children}
  </button>
);

/** All pages when they are few; else the first, the last and the neighbours of the present one. */
const around = (page: number, last: number): number[] => {
  if (last <= 7) return Array.from({ length: last }, (_, at) => at + 1);
  return [...new Set([1, page - 1, page, page + 1, last])].filter((each) => each >= 1 && each <= last);
};

const Bar = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  padding: '12px 0',
  fontSize: 14,
  '& output': { margin: '0 8px' },
  [theme.breakpoints.down('sm')]: {
    justifyContent: 'center',
    gap: 4,
    '& label': { width: '100%', textAlign: 'center' },
  },
  '& button, & select': {
    minWidth: 32,
    minHeight: 32,
    padding: '0 8px',
    color: theme.palette.text.primary,
    font: 'inherit',
    background: 'none',
    border: '1px solid transparent',
    borderRadius: 8,
    cursor: 'pointer',
  },
  '& select': {
    borderColor: theme.palette.surface.borderStrong,
    backgroundColor: theme.palette.background.paper,
  },
  '& button:hover': { backgroundColor: theme.palette.action.hover },
  '& button[aria-current]': {
    fontWeight: 650,
    borderColor: theme.palette.divider,
    backgroundColor: theme.palette.background.paper,
  },
  '& button:disabled': { color: theme.palette.text.disabled, cursor: 'default' },
}));
