import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart } from '@mui/x-charts/BarChart';
import { useNavigate } from 'react-router';
import { useChartColors } from './chartColors';
import { useCourse } from '../useCourse';
import type { ChartRows } from './chartRows';

/** Bars on top of each other, one for each row; a bar opens the list behind it. */
export const BarsChart = ({ columns, rows, tones = [] }: ChartRows) => {
  const colors = useChartColors(columns.map((_, at) => tones[at]));
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const navigate = useNavigate();
  const cellAt = (column: number, row: number | null) => rows[row ?? -1]?.cells[column];
  const numberOf = ({ cells }: ChartRows['rows'][number]) => cells.reduce((sum, { value }) => sum + value, 0);
  const text = useCourse()(
    rows.map((row) => ({
      value: numberOf(row),
      text: `${columns.map((_, column) => row.cells[column]?.text).join(' + ')} (${row.name})`,
    })),
  );
  return (
    <div role="img" aria-label={text}>
      <BarChart
        height={260}
        skipAnimation={isStill}
        colors={[...colors]}
        margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
        grid={{ horizontal: true }}
        hideLegend={columns.length < 2}
        xAxis={[
          { scaleType: 'band', data: rows.map(({ name }) => name), disableLine: true, disableTicks: true },
        ]}
        yAxis={[{ width: 44, tickMinStep: 1, disableLine: true, disableTicks: true }]}
        series={columns.map((label, column) => ({
          id: String(column),
          label,
          stack: 'all',
          data: rows.map(({ cells }) => cells[column]?.value ?? 0),
          valueFormatter: (_, { dataIndex }) => cellAt(column, dataIndex)?.text ?? '',
        }))}
        onItemClick={(_, { seriesId, dataIndex }) => {
          const to = cellAt(Number(seriesId), dataIndex ?? null)?.to;
          if (to !== undefined) void navigate(to);
        }}
        sx={{ '& .MuiBarElement-root': { cursor: 'pointer' } }}
      />
    </div>
  );
};
