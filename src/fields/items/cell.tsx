import { styled } from '@mui/material/styles';
import { useLocale, useTranslate } from 'react-admin';
import { pick } from '../../model/resolved/labels';
import { useModel } from '../AdminContext';
import { defineCell, type CellProps } from '../cellView';
import { Value } from '../Value';

export default defineCell<'items'>({
  width: { whole: 70 },
  Cell: function ItemsCount({ value }) {
    return useTranslate()('app.relations.count', { smart_count: value.length });
  },
  Show: function ItemsTable({ value, field }: CellProps<'items'>) {
    const locale = useLocale();
    const { kinds } = useModel();
    const columns = field.children.map((child) => ({
      child,
      align: kinds[child.kind].align ?? ('left' as const),
    }));
    const label = pick(field.label, locale);
    return (
      <Scroller tabIndex={0} aria-label={label}>
        <Table aria-label={label}>
          <thead>
            <tr>
              {columns.map(({ child, align }) => (
                <th key={child.name} scope="col" style={{ textAlign: align }}>
                  {pick(child.label, locale)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {value.map((row, index) => (
              <tr key={index}>
                {columns.map(({ child, align }) => (
                  <td key={child.name} style={{ textAlign: align }}>
                    <Value field={child} record={row} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroller>
    );
  },
});

/* On a phone the table scrolls, the page does not; a keyboard can scroll it too. */
const Scroller = styled('section')({ overflowX: 'auto', maxWidth: '100%' });

const Table = styled('table')(({ theme }) => ({
  borderCollapse: 'collapse',
  width: '100%',
  fontSize: 14,
  'th, td': {
    padding: '6px 12px 6px 0',
    borderBottom: `1px solid ${theme.palette.divider}`,
    verticalAlign: 'top',
  },
  th: { fontWeight: 600, color: theme.palette.text.secondary, whiteSpace: 'nowrap' },
}));
