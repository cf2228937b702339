import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useListContext, useTranslate, useGetManyAggregate } from 'react-admin';
import { useState } from 'react';
import { Icon } from '../../../fields/drawing/Icon';
import { activeFilters, type ActiveFilter } from '../../../model/pages/activeFilters';
import { isApplied } from '../../../model/pages/isApplied';
import { useEntity, useLabel } from '../../useEntity';
import { lazyPart } from '../../../parts/lazyPart';
import { useAbility, useModel } from '../../../fields/AdminContext';
import { useWording } from '../../../fields/useWording';
import { fieldText } from '../../../model/answers/fieldText';
import { titleOf } from '../../../model/answers/title';

const FilterPanel = lazyPart(async () => (await import('./FilterPanel')).FilterPanel, { failure: 'over' });

const FilterButton = () => {
  const entity = useEntity();
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (entity.list.filters.length === 0) return null;
  return (
    <>
      <Button
        variant="outlined"
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
  const label = useLabel();
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const active = activeFilters(entity, filterValues);
  const without = (key: string) =>
    Object.fromEntries(Object.entries(filterValues).filter(([name]) => name !== key));
  if (active.length === 0 && entity.presets.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={translate('app.list.activeFilters')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {entity.presets.map((preset) => (
        <FilterChip
          key={preset.label.en}
          type="button"
          aria-pressed={isApplied(preset.filter, filterValues)}
          onClick={() => setFilters(isApplied(preset.filter, filterValues) ? {} : preset.filter, {})}
        >
          {label(preset.label)}
        </FilterChip>
      ))}
      {active.map((filter) => (
        <ActiveChip key={filter.key} filter={filter} onRemove={() => setFilters(without(filter.key), {})} />
      ))}
      {active.length > 0 && (
        <Button size="small" onClick={() => setFilters({}, {})}>
          {translate('ra.navigation.clear_filters')}
        </Button>
      )}
    </Box>
  );
};

const ActiveChip = ({
  filter,
  onRemove,
}: {
  readonly filter: ActiveFilter;
  readonly onRemove: () => void;
}) => {
  const label = useLabel()(filter.field.label);
  const translate = useTranslate();
  const value = useFilterText(filter);
  const name = filter.bound ? translate(`app.list.${filter.bound}`, { label }) : label;
  return (
    <FilterChip
      type="button"
      aria-label={translate('app.list.removeFilter', { label: `${name}: ${value}` })}
      onClick={onRemove}
    >
      {translate('app.list.filterChip', { label: name, value })}
      <Icon name="cancel" fontSize="inherit" aria-hidden />
    </FilterChip>
  );
};

const FilterChip = styled('button', { name: 'RaFilterButton', slot: 'Root' })(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 28,
  maxWidth: '100%',
  padding: '0 10px',
  overflowWrap: 'anywhere',
  color: theme.palette.text.primary,
  font: 'inherit',
  fontSize: 13,
  fontWeight: 550,
  background: theme.palette.background.paper,
  border: `1px solid ${theme.palette.surface.borderStrong}`,
  borderRadius: 8,
  cursor: 'pointer',
  '&[aria-pressed=true]': {
    backgroundColor: theme.palette.primary.light,
    borderColor: theme.palette.primary.main,
  },
}));

/** The filters of a list: a button that opens them, and a chip for each that is in force. */
export const FilterBar = { Button: FilterButton, Chips: FilterChips };

/** What a filter asks for, in words: records by their titles, yes and no in the language of the interface. */
const useFilterText = (filter: ActiveFilter): string => {
  const { field, values } = filter;
  const { kinds } = useModel();
  const wording = useWording();
  const translate = useTranslate();
  const titles = useTitles(filter);
  const kind = kinds[field.kind];
  const textOf = (value: unknown): string => {
    const text = fieldText(value, field, wording) ?? String(value);
    const word = kind.word?.(text);
    return word === undefined ? text : translate(word);
  };
  return values.map((value) => titles.get(String(value)) ?? textOf(value)).join(', ');
};

/** The titles of the records pointed at, by id; those that may not be seen, or are gone, are left out. */
const useTitles = ({ field, values }: ActiveFilter): ReadonlyMap<string, string> => {
  const { kinds, resource } = useModel();
  const ability = useAbility();
  const wording = useWording();
  const [to] = kinds[field.kind].references?.(field) ?? [];
  const target = to === undefined ? undefined : resource(to);
  const enabled = target !== undefined && ability.can('show', target.subject);
  const { data = [] } = useGetManyAggregate(target?.name ?? '', { ids: values.map(String) }, { enabled });
  if (!target) return new Map();
  return new Map(
    data
      .filter((record) => record !== undefined)
      .map((record) => [String(record.id), titleOf(target, record, wording)]),
  );
};
