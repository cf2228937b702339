import Button from '@mui/material/Button';
import { useCreatePath, useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { StatePage } from '../states/StatePage';
import { useCan, useEntity, useLabel } from '../useEntity';
import { ImportButton } from './ImportButton';

/** No rows: either there are none at all, or the filters let none through. Each says what to do next. */
export const EmptyList = ({ isFiltered }: { readonly isFiltered: boolean }) =>
  isFiltered ? <NothingMatches /> : <NothingYet />;

const NothingMatches = () => {
  const entity = useEntity();
  const label = useLabel();
  const translate = useTranslate();
  const { setFilters } = useListContext();
  const clear = (
    <Button variant="outlined" onClick={() => setFilters({}, {})}>
      {translate('ra.navigation.clear_filters')}
    </Button>
  );
  return (
    <StatePage icon="help" title={translate('app.list.empty.filteredTitle')} actions={clear}>
      {translate('app.list.empty.filteredText', { name: label(entity.label.many) })}
    </StatePage>
  );
};

const NothingYet = () => {
  const entity = useEntity();
  const can = useCan();
  const label = useLabel();
  const translate = useTranslate();
  const createPath = useCreatePath();
  const create = entity.can.create && can('create') && (
    <>
      <Button variant="contained" component={Link} to={createPath({ resource: entity.name, type: 'create' })}>
        {translate('app.list.empty.create')}
      </Button>
      <ImportButton />
    </>
  );
  return (
    <StatePage
      icon={entity.icon}
      title={translate('app.list.empty.title', { name: label(entity.label.many) })}
      actions={create || undefined}
    >
      {translate('app.list.empty.text')}
    </StatePage>
  );
};
