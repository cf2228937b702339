import type { ChartRows } from './chartRows';
import { FigureLink } from '../FigureLink';
import { PlainTable } from '../PlainTable';

type ChartTableProps = ChartRows & {
  readonly name: string;
  /** What the rows are. */
  readonly head: string;
};

/** The numbers of a chart as a table, each of them a link. */
export const ChartTable = ({ name, head, columns, rows }: ChartTableProps) => (
  <PlainTable tabIndex={0} role="group" aria-label={name} sx={{ maxHeight: 320, overflowY: 'auto' }}>
    <table>
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
