import { useListContext } from 'react-admin';
import { useLoadingSaid } from '../../states/LoadingSaid';
import type { TableColumn } from './useTableColumns';

type LoadingBodyProps = { readonly columns: readonly TableColumn[]; readonly isSelectable: boolean };

/** What stands where the rows of a table will be: as many, with a bar in each cell, whose look is that of the table. */
export const LoadingBody = ({ columns, isSelectable }: LoadingBodyProps) => {
  useLoadingSaid();
  const { perPage } = useListContext();
  return (
    <tbody data-loading="">
      {Array.from({ length: Math.min(perPage, 10) }, (_, row) => (
        <tr key={row}>
          {isSelectable && <Cell className="check" width={18} />}
          {columns.map(({ field, className }, at) => (
            <Cell key={field.name} className={className} width={`${60 + ((row * 7 + at * 3) % 4) * 10}%`} />
          ))}
          <Cell className="actions" width={0} />
        </tr>
      ))}
    </tbody>
  );
};

type CellProps = { readonly width: number | string; readonly className?: string | undefined };

const Cell = ({ width, className }: CellProps) => (
  <td className={className} aria-hidden="true">
    <i style={{ width }} />
  </td>
);
