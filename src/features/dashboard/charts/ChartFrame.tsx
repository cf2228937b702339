import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { useState, type ReactNode } from 'react';
import { Icon } from '../../../fields/drawing/Icon';
import type { ChartRows } from './chartRows';
import { WidgetCard } from '../WidgetCard';
import { WidgetEmpty, WidgetFailed, WidgetLoading, type Shape } from '../WidgetStates';
import { FigureLink } from '../FigureLink';
import { PlainTable } from '../PlainTable';

type ChartFrameProps = {
  readonly name: string;
  readonly caption: string | undefined;
  /** What the rows of the table are. */
  readonly head: string;
  /** Of what stands there until then. */
  readonly shape: Shape;
  /** Undefined until they are there. */
  readonly rows: ChartRows | undefined;
  readonly error: Error | null;
  readonly onRetry: () => void;
  readonly isTimed: boolean;
  /** Draws what there is; it is not empty. */
  readonly children: (rows: ChartRows) => ReactNode;
};

/** A chart that can be read as a table instead, with what is said while there is nothing to draw. */
export const ChartFrame = ({
  name,
  caption,
  head,
  shape,
  rows,
  error,
  onRetry,
  isTimed,
  children,
}: ChartFrameProps) => {
  const [isTable, setTable] = useState(false);
  const translate = useTranslate();
  const isEmpty = rows?.rows.every(({ cells }) => cells.every(({ value }) => value === 0)) ?? true;
  const label = isTable ? translate('app.dashboard.asChart') : translate('app.dashboard.asTable');
  const action = !error && !isEmpty && (
    <IconButton
      size="small"
      aria-label={`${label}: ${name}`}
      title={label}
      onClick={() => setTable(!isTable)}
      sx={{ '@media print': { display: 'none' } }}
    >
      <Icon name={isTable ? 'chart' : 'table'} fontSize="small" />
    </IconButton>
  );
  return (
    <WidgetCard title={name} caption={caption} action={action}>
      {error && <WidgetFailed error={error} onRetry={onRetry} />}
      {!error && !rows && <WidgetLoading shape={shape} />}
      {!error && rows && isEmpty && <WidgetEmpty isTimed={isTimed} />}
      {!error &&
        rows &&
        !isEmpty &&
        (isTable ? <ChartTable name={name} head={head} {...rows} /> : children(rows))}
    </WidgetCard>
  );
};

type ChartTableProps = ChartRows & {
  readonly name: string;
  /** What the rows are. */
  readonly head: string;
};

/** The numbers of a chart as a table, each of them a link. */
const ChartTable = ({ name, head, columns, rows }: ChartTableProps) => (
  <PlainTable tabIndex={0} role="group" aria-label={name} sx={{ maxHeight: 320, overflowY: 'auto' }}>
    <table aria-label={name}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {columns.map((column) => (
            <th key={column} scope="col" className="number">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.name}</th>
            {row.cells.map(({ text, to }, at) => (
              <td key={columns[at]} className="number">
                <FigureLink name={`${row.name}, ${columns[at] ?? ''}`} text={text} to={to} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </PlainTable>
);
