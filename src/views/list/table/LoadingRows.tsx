import { keyframes, styled } from '@mui/material/styles';
import { useLoadingSaid } from '../../states/LoadingSaid';

/** What stands where rows will be. */
export const LoadingRows = ({ count = 6 }: { readonly count?: number }) => {
  useLoadingSaid();
  return (
    <div data-loading="">
      {Array.from({ length: count }, (_, at) => (
        <Bone key={at} />
      ))}
    </div>
  );
};

const pulse = keyframes({ '50%': { opacity: 0.5 } });

/** Says that something is on its way. */
export const pulsing = {
  animation: `${pulse} 1.6s ease-in-out infinite`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
} as const;

const Bone = styled('div')(({ theme }) => ({
  height: 44,
  marginBottom: 8,
  borderRadius: 8,
  backgroundColor: theme.palette.surface.sunken,
  ...pulsing,
}));
