import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Icon } from '../../fields/drawing/Icon';
import { Overridable } from '../../overrides/Overridable';
import { useCan, useEntity } from '../useEntity';
import { FilterBar } from './filters/FilterBar';
import { ImportButton } from './ImportButton';
import { SearchBox } from './filters/SearchBox';
import { lazyPart } from '../../parts/lazyPart';

/* As wide as the button, so that nothing beside it moves. */
const gap = () => <Box sx={{ width: { xs: 40, sm: 100 }, height: 36 }} />;

const ColumnsMenu = lazyPart(async () => (await import('./table/ColumnsMenu')).ColumnsMenu, { waiting: gap });
const ExportMenu = lazyPart(async () => (await import('./export/ExportMenu')).ExportMenu, { waiting: gap });

/** Search and filters on the left, what can be done with the whole list on the right. */
export const ListToolbar = () => {
  const entity = useEntity();
  const can = useCan();
  const createPath = useCreatePath();
  const translate = useTranslate();
  return (
    <Bar data-screen="">
      <Box sx={rowStyle}>
        {entity.list.search && <SearchBox />}
        <FilterBar.Button />
        <Box sx={{ flex: { xs: 'none', sm: 1 } }} />
        <Overridable part="listToolbar" />
        <ColumnsMenu />
        {can('export') && <ExportMenu />}
        <ImportButton />
        {entity.can.create && can('create') && (
          <Button
            variant="contained"
            component={Link}
            data-shortcut="create"
            to={createPath({ resource: entity.name, type: 'create' })}
            startIcon={<Icon name="add" />}
          >
            <span>{translate('ra.action.create')}</span>
          </Button>
        )}
      </Box>
      <FilterBar.Chips />
    </Bar>
  );
};

const Bar = styled('div', { name: 'RaListToolbar', slot: 'Root' })({
  display: 'grid',
  gap: 8,
  marginBottom: 16,
});

/* Phones have room for the signs alone; the words stay for whoever listens. */
const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  '& > .MuiButton-root': {
    minHeight: 36,
    '@media (max-width: 599.95px)': {
      minHeight: 40,
      minWidth: 40,
      px: 1,
      '& > span:not([class])': visuallyHidden,
      '& > .MuiButton-icon': { m: 0 },
    },
  },
} as const;
