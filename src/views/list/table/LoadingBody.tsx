import { useListContext, useTranslate } from 'react-admin';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { Bone } from './LoadingRows';

type LoadingBodyProps = { readonly columns: readonly ResolvedField[]; readonly isSelectable: boolean };

/** What stands where the rows of a table will be: as many, with a bar in each cell. */
export const LoadingBody = ({ columns, isSelectable }: LoadingBodyProps) => {
  const translate = useTranslate();
  const { perPage } = useListContext();
  return (
    <tbody aria-label={translate('app.loading')}>
      {Array.from({ length: Math.min(perPage, 10) }, (_, row) => (
        <tr key={row}>
          {isSelectable && <Cell className="check" width={18} />}
          {columns.map(({ name }, at) => (
            <Cell key={name} width={`${60 + ((row * 7 + at * 3) % 4) * 10}%`} />
          ))}
          <Cell className="actions" width={0} />
        </tr>
      ))}
    </tbody>
  );
};

type CellProps = { readonly width: number | string; readonly className?: string };

const Cell = ({ width, className }: CellProps) => (
  <td className={className}>
    <Bone style={{ height: 14, margin: '5px 0', width }} />
  </td>
);
