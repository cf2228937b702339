import { styled } from '@mui/material/styles';

const WIDTH = 120;
const HEIGHT = 32;

/** How a number went, without axes: decoration beside the words that say it. */
export const Sparkline = ({ values }: { readonly values: readonly number[] }) => {
  const most = Math.max(...values, 1);
  const across = WIDTH / Math.max(values.length - 1, 1);
  const points = values.map((value, at) => `${at * across},${HEIGHT - 2 - (value / most) * (HEIGHT - 4)}`);
  return (
    <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
      <polyline points={points.join(' ')} />
    </Drawing>
  );
};

const Drawing = styled('svg')(({ theme }) => ({
  width: '100%',
  height: HEIGHT,
  marginTop: 'auto',
  '& polyline': {
    fill: 'none',
    stroke: theme.palette.chart[0] ?? theme.palette.primary.main,
    strokeWidth: 1.5,
    vectorEffect: 'non-scaling-stroke',
  },
}));
