import { useTranslate } from 'react-admin';
import type { Permission } from '../../../model/permissions/granted';
import { defineCell, type CellProps } from '../../cellView';
import { lazyPart } from '../../../parts/lazyPart';

const Matrix = lazyPart<CellProps<'permissions'>>(
  async () => (await import('./PermissionsShow')).PermissionsShow,
  {
    waiting: (props) => <Summary {...props} />,
    failure: 'quiet',
  },
);

const Summary = ({ value }: CellProps<'permissions'>) => {
  const translate = useTranslate();
  if (value.some(isAll('manage')) && !value.some(({ inverted }) => inverted))
    return translate('app.permissions.everything');
  if (value.every(isAll('read'))) return translate('app.permissions.readOnly');
  return translate('app.permissions.count', { smart_count: value.length });
};

export default defineCell<'permissions'>({
  width: { least: 110 },
  Cell: Summary,
  Show: Matrix,
});

const isAll = (wanted: string) => (pair: Permission) =>
  pair.action === wanted && pair.subject === 'all' && Object.keys(pair).length === 2;
