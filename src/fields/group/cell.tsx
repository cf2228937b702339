import { styled } from '@mui/material/styles';
import { useLocale } from 'react-admin';
import { Fragment } from 'react';
import { pick } from '../../model/resolved/labels';
import { matches } from '../../model/rules/rules';
import { useModel } from '../AdminContext';
import { defineCell, type CellProps } from '../cellView';
import { isEmpty } from '../../model/values/comparable';
import { Value } from '../Value';

export default defineCell<'group'>({
  Cell: ({ value, field }) => {
    const filled = field.children.filter(({ name }) => !isEmpty(value[name])).slice(0, 3);
    return (
      <span>
        {filled.map((child, index) => (
          <Fragment key={child.name}>
            {index > 0 && ', '}
            <Value field={child} record={value} />
          </Fragment>
        ))}
      </span>
    );
  },
  Show: function GroupList({ value, field }: CellProps<'group'>) {
    const locale = useLocale();
    const { kinds } = useModel();
    const shown = field.children.filter(({ showWhen }) =>
      matches(showWhen, value, { fields: field.children, kinds }),
    );
    return (
      <List>
        {shown.map((child) => (
          <div key={child.name}>
            <dt>{pick(child.label, locale)}</dt>
            <dd>
              <Value field={child} record={value} part="Show" />
            </dd>
          </div>
        ))}
      </List>
    );
  },
});

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
  gap: '8px 24px',
  margin: 0,
  dt: { fontSize: 12, color: theme.palette.text.secondary },
  dd: { margin: 0, overflowWrap: 'anywhere' },
}));
