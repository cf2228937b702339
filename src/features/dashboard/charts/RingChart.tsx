import useMediaQuery from '@mui/material/useMediaQuery';
import { PieChart } from '@mui/x-charts/PieChart';
import { useNavigate } from 'react-router';
import { useChartColors } from './chartColors';
import type { ChartRows } from './chartRows';

/** The first number of each row as a part of a ring; a part opens the list behind it. */
export const RingChart = ({ rows }: Pick<ChartRows, 'rows'>) => {
  const colors = useChartColors(rows.map(({ tone }) => tone));
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const navigate = useNavigate();
  return (
    <PieChart
      height={180}
      skipAnimation={isStill}
      hideLegend
      margin={4}
      colors={[...colors]}
      series={[
        {
          innerRadius: '62%',
          paddingAngle: 1,
          data: rows.map(({ key, name, cells: [cell] }) => ({
            id: key,
            label: name,
            value: cell?.value ?? 0,
          })),
          valueFormatter: (_, { dataIndex }) => rows[dataIndex]?.cells[0]?.text ?? '',
        },
      ]}
      onItemClick={(_, { dataIndex }) => {
        const to = rows[dataIndex]?.cells[0]?.to;
        if (to !== undefined) void navigate(to);
      }}
    />
  );
};
