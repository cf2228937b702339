import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import {
  extractValidSavedQueries,
  useListContext,
  useSavedQueries,
  useTranslate,
  type SavedQuery,
} from 'react-admin';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useOffers } from '../../../fields/AdminContext';
import { Icon } from '../../../fields/drawing/Icon';
import { isApplied } from '../../../model/pages/isApplied';
import { lazyPart } from '../../../parts/lazyPart';
import { useEntity, useLabel } from '../../useEntity';

const ViewCount = lazyPart(async () => (await import('./ViewCount')).ViewCount, { failure: 'quiet' });
const SaveView = lazyPart(async () => (await import('./SaveView')).SaveView, { failure: 'over' });

/** The views of a list as tabs above it: all of it, those that are declared, and those that were saved here. */
export const ViewTabs = () => {
  const entity = useEntity();
  const label = useLabel();
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { saved, open, isOpen, remove } = useSaved();
  const isFiltered = Object.keys(filterValues).length > 0;
  const isDeclared = entity.presets.some(({ filter }) => isApplied(filter, filterValues));
  const isSaved = saved.some(isOpen);
  if (entity.presets.length === 0 && saved.length === 0 && !isFiltered) return null;
  return (
    <Bar role="group" data-views="" aria-label={translate('app.list.views.label')}>
      <Tab
        name={translate('app.list.views.all')}
        filter={{}}
        isOn={!isFiltered}
        onChoose={() => setFilters({}, {})}
      />
      {entity.presets.map(({ label: name, filter }) => {
        const isOn = !isSaved && isApplied(filter, filterValues);
        return (
          <Tab
            key={name.en}
            name={label(name)}
            filter={filter}
            isOn={isOn}
            onChoose={() => setFilters(isOn ? {} : filter, {})}
          />
        );
      })}
      {saved.map((query) => (
        <Tab
          key={query.label}
          name={query.label}
          filter={query.value.filter ?? {}}
          isOn={isOpen(query)}
          onChoose={() => open(query)}
          onRemove={() => remove(query)}
        />
      ))}
      {isFiltered && !isDeclared && !isSaved && <SaveButton />}
    </Bar>
  );
};

/* Of this browser, and of react-admin's making: filter, order and length of a page. */
const useSaved = () => {
  const { resource, filterValues, sort } = useListContext();
  const [queries, setQueries] = useSavedQueries(resource);
  const navigate = useNavigate();
  const saved = extractValidSavedQueries(queries);
  return {
    saved,
    isOpen: ({ value }: SavedQuery) =>
      isApplied(value.filter ?? {}, filterValues) &&
      (value.sort === undefined || (value.sort.field === sort.field && value.sort.order === sort.order)),
    open: ({ value }: SavedQuery) => {
      const { filter = {}, sort: order, perPage } = value;
      const search = new URLSearchParams({
        filter: JSON.stringify(filter),
        page: '1',
        ...(order && { sort: order.field, order: order.order }),
        ...(perPage && { perPage: String(perPage) }),
      });
      void navigate({ search: `?${search.toString()}` });
    },
    /* the list stays as it is, so that it can be saved again */
    remove: (query: SavedQuery) => setQueries(saved.filter(({ label }) => label !== query.label)),
  };
};

type TabProps = {
  readonly name: string;
  readonly filter: object;
  readonly isOn: boolean;
  readonly onChoose: () => void;
  readonly onRemove?: () => void;
};

const Tab = ({ name, filter, isOn, onChoose, onRemove }: TabProps) => {
  const { api } = useEntity();
  const translate = useTranslate();
  const offers = useOffers();
  const { isPending } = useListContext();
  /* without the call a count would read the whole list */
  const isCounted =
    api.calls.totals !== false && api.source !== 'demo' && offers(api.source, 'totals') && !isPending;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', flex: 'none' }}>
      <ViewTab type="button" aria-pressed={isOn} onClick={onChoose}>
        {name}
        {isCounted && <ViewCount filter={filter} />}
      </ViewTab>
      {isOn && onRemove && (
        <ButtonBase
          onClick={onRemove}
          aria-label={translate('ra.saved_queries.remove_label')}
          title={translate('ra.saved_queries.remove_label')}
          sx={{ width: 28, height: 28, borderRadius: '8px' }}
        >
          <Icon name="cancel" fontSize="inherit" />
        </ButtonBase>
      )}
    </Box>
  );
};

const SaveButton = () => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  /* a name is typed at once */
  useEffect(() => SaveView.prepare(), []);
  return (
    <>
      <ViewTab type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="add" fontSize="inherit" aria-hidden />
        {translate('app.list.views.save')}
      </ViewTab>
      {isOpen && <SaveView onClose={() => setOpen(false)} />}
    </>
  );
};

/* More than fit are scrolled to. */
const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  overflowX: 'auto',
  borderBottom: `1px solid ${theme.palette.divider}`,
}));

const ViewTab = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: 6,
  minHeight: 40,
  padding: '0 10px',
  color: theme.palette.text.secondary,
  font: 'inherit',
  whiteSpace: 'nowrap',
  background: 'none',
  border: 0,
  borderBottom: '2px solid transparent',
  cursor: 'pointer',
  '&:hover': { color: theme.palette.text.primary },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-pressed=true]': {
    color: theme.palette.text.primary,
    fontWeight: 550,
    borderBottomColor: theme.palette.primary.main,
  },
}));
