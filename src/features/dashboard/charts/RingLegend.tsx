import { styled } from '@mui/material/styles';
import type { ChartRows } from './chartRows';
import { FigureLink } from '../FigureLink';

/** The parts of a ring by their colours, with their numbers. */
export const RingLegend = ({ rows }: Pick<ChartRows, 'rows'>) => (
  <Parts>
    {rows.map(({ key, name, cells: [cell] }, at) => (
      <li key={key}>
        <Swatch at={at} aria-hidden />
        <span className="name">{name}</span>
        <FigureLink name={name} text={cell?.text ?? ''} to={cell?.to} />
      </li>
    ))}
  </Parts>
);

const Parts = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  fontSize: 14,
  '& li': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 28 },
  '& .name': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& a': { textAlign: 'end' },
});

const Swatch = styled('span', { shouldForwardProp: (name) => name !== 'at' })<{ at: number }>(
  ({ theme, at }) => ({
    flex: 'none',
    width: 10,
    height: 10,
    borderRadius: 3,
    /* paper shows borders, and no grounds */
    border: `5px solid ${theme.palette.chart[at % theme.palette.chart.length] ?? 'currentColor'}`,
  }),
);
