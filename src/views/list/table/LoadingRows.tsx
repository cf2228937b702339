import { keyframes, styled } from '@mui/material/styles';
import { useLoadingSaid } from '../../states/LoadingSaid';

/** What stands where rows will be, as high as they are in a table. */
export const LoadingRows = ({ count = 6 }: { readonly count?: number }) => {
  useLoadingSaid();
  return (
    <Rows data-loading="">
      {Array.from({ length: count }, (_, at) => (
        <i key={at} />
      ))}
    </Rows>
  );
};

const pulse = keyframes({ '50%': { opacity: 0.5 } });

const Rows = styled('div')(({ theme }) => ({
  animation: `${pulse} 1.6s ease-in-out infinite`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  '& i': {
    display: 'block',
    height: 'calc(var(--row) - 8px)',
    marginBottom: 8,
    borderRadius: 8,
    backgroundColor: theme.palette.surface.sunken,
  },
}));
