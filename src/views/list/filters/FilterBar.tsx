import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useListContext, useTranslate } from 'react-admin';
import { useState } from 'react';
import { Icon } from '../../../fields/drawing/Icon';
import { openPart } from '../../../model/access/openFields';
import { activeFilters, type ActiveFilter } from '../../../model/pages/activeFilters';
import { isSameJson } from '../../../model/values/plainObject';
import { useEntity, useLabel } from '../../useEntity';
import { lazyPart } from '../../../parts/lazyPart';
import { conditionsOf } from '../../../model/rules/conditions';
import type { Row } from '../../../model/values/comparable';
import { useAbility, useModel } from '../../../fields/AdminContext';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BESIDE } from '../rail/beside';
import { useFilterText } from './useFilterText';

const FilterPanel = lazyPart(async () => (await import('./FilterPanel')).FilterPanel, { failure: 'over' });

const FilterButton = () => {
  const entity = useEntity();
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isBeside = useMediaQuery(BESIDE) && entity.list.rail?.filters === true;
  if (entity.list.filters.length === 0 || isBeside) return null;
  return (
    <>
      <Button
        variant="outlined"
        data-filters=""
        startIcon={<Icon name="filter" />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span>{translate('app.list.filters')}</span>
      </Button>
      {anchor && <FilterPanel anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
};

const FilterChips = () => {
  const entity = useEntity();
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const unknown = useUnknownFilters();
  const active = activeFilters(entity, filterValues).filter(({ key }) => !unknown.includes(key));
  const isView = entity.presets.some(({ filter }) => isSameJson(filter, filterValues));
  const without = (key: string) =>
    Object.fromEntries(Object.entries(filterValues).filter(([name]) => name !== key));
  /* what was pressed goes with its filter, and the focus would with it */
  const set = (filters: object) => {
    document.querySelector<HTMLElement>('main [data-filters]')?.focus();
    setFilters(filters, {});
  };
  if (active.length + unknown.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={translate('app.list.activeFilters')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {/* what its tab says already is not said twice */}
      {!isView &&
        active.map((filter) => (
          <ActiveChip
            key={`${entity.key} ${filter.key}`}
            filter={filter}
            onRemove={() => set(without(filter.key))}
          />
        ))}
      {unknown.map((name) => (
        <GoneChip key={name} name={name} onRemove={() => set(without(name))} />
      ))}
      <Button size="small" onClick={() => set({})}>
        {translate('ra.navigation.clear_filters')}
      </Button>
    </Box>
  );
};

/* Filters of an old address or view that the entity does not have, or that are closed to this person. */
const useUnknownFilters = (): readonly string[] => {
  const entity = useEntity();
  const ability = useAbility();
  const model = useModel();
  const { filterValues } = useListContext();
  const open = openPart(entity, { ability, model });
  return conditionsOf(open, Object(filterValues) as Row, model.kinds).unknown;
};

type GoneChipProps = { readonly name: string; readonly onRemove: () => void };

/** While it is there the list has no rows: without it, it would have more than was asked for. */
const GoneChip = ({ name, onRemove }: GoneChipProps) => {
  const translate = useTranslate();
  return (
    <FilterChip>
      <span>{translate('app.list.filterGone', { name })}</span>
      <RemoveButton name={translate('app.list.removeFilter', { label: name })} onRemove={onRemove} />
    </FilterChip>
  );
};

const RemoveButton = ({ name, onRemove }: GoneChipProps) => (
  <button type="button" aria-label={name} title={name} onClick={onRemove}>
    <Icon name="cancel" fontSize="inherit" aria-hidden />
  </button>
);

type ActiveChipProps = { readonly filter: ActiveFilter; readonly onRemove: () => void };

/** A filter in force: a press opens it, its cross takes it away. */
const ActiveChip = ({ filter, onRemove }: ActiveChipProps) => {
  const label = useLabel()(filter.field.label);
  const translate = useTranslate();
  const value = useFilterText(filter);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = filter.bound ? translate(`app.list.${filter.bound}`, { label }) : label;
  const remove = translate('app.list.removeFilter', { label: `${name}: ${value}` });
  return (
    <FilterChip>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('app.list.filterChip', { label: name, value })}
      </button>
      <RemoveButton name={remove} onRemove={onRemove} />
      {anchor && <FilterPanel anchor={anchor} focusOn={filter.field.name} onClose={() => setAnchor(null)} />}
    </FilterChip>
  );
};

const FilterChip = styled('span', { name: 'RaFilterButton', slot: 'Root' })(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'stretch',
  minHeight: 28,
  maxWidth: '100%',
  color: theme.palette.text.primary,
  fontSize: 13,
  background: theme.palette.surface.sunken,
  borderRadius: 14,
  '& > *': {
    minWidth: 28,
    padding: '0 4px 0 12px',
    alignContent: 'center',
    overflowWrap: 'anywhere',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    background: 'none',
    border: 0,
    borderRadius: 14,
  },
  '& > button': { cursor: 'pointer' },
  '& > * + button': { display: 'inline-flex', alignItems: 'center', padding: '0 8px 0 4px' },
}));

/** The filters of a list: a button that opens them, and a chip for each that is in force. */
export const FilterBar = { Button: FilterButton, Chips: FilterChips };
