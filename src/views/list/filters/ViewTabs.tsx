import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useListContext, useTranslate } from 'react-admin';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../../../fields/drawing/Icon';
import type { ResolvedPreset } from '../../../model/resolved/resource';
import type { View } from '../../../model/pages/views';
import { isSameJson } from '../../../model/values/plainObject';
import { lazyPart } from '../../../parts/lazyPart';
import { useEntity, useLabel } from '../../useEntity';
import { useOpenInSight } from '../../tabs/useOpenInSight';
import { useOpenedView } from '../table/useColumns';
import { useListViews, useOpenView, useOwnShows, useUpdateView } from './useListViews';
import { useIsCounted } from './useViewCount';
import { useViewAtAddress } from './useViewAtAddress';
import { ViewCount } from './ViewCount';

const ViewMenu = lazyPart(async () => (await import('./ViewMenu')).ViewMenu, { failure: 'over' });
const SaveView = lazyPart(async () => (await import('./SaveView')).SaveView, { failure: 'over' });

/** The views of a list as tabs above it: all of it, those that are declared, and those that were saved. */
export const ViewTabs = () => {
  const entity = useEntity();
  const label = useLabel();
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { setOpened } = useOpenedView();
  const { views, open, isChanged } = useListViews();
  const own = useOwnShows();
  const openView = useOpenView();
  useViewAtAddress();
  const isFiltered = Object.keys(filterValues).length > 0;
  const isDeclared = entity.presets.some(({ filter }) => isSameJson(filter, filterValues));
  const bar = useOpenInSight<HTMLDivElement>(`${views.length} ${open?.id} ${JSON.stringify(filterValues)}`);
  const isWorthKeeping = open ? isChanged : (isFiltered && !isDeclared) || own.length > 0;
  /* how dense and how long pages are people choose for all lists, which gives none of them a bar */
  const hasTabs = entity.presets.length > 0 || views.length > 0 || isFiltered;
  const isBar = hasTabs || own.some((part) => part !== 'density' && part !== 'perPage');
  const show = (filter: object) => {
    setOpened(undefined);
    setFilters(filter, {});
  };
  if (!isBar) return null;
  return (
    <Bar ref={bar} role="group" data-views="" aria-label={translate('app.list.views.label')}>
      <Tab
        name={translate('app.list.views.all')}
        filter={{}}
        isOn={!isFiltered && !open}
        onChoose={() => show({})}
      />
      {entity.presets.map(({ label: name, filter, count }) => {
        const isOn = !open && isSameJson(filter, filterValues);
        return (
          <Tab
            key={name.en}
            name={label(name)}
            filter={filter}
            count={count}
            isOn={isOn}
            onChoose={() => show(isOn ? {} : filter)}
          />
        );
      })}
      {views.map((view) => (
        <Tab
          key={view.id}
          name={view.name}
          filter={view.shows.filter}
          isOn={view === open}
          isChanged={view === open && isChanged}
          onChoose={() => openView(view)}
          options={<ViewOptions view={view} />}
        />
      ))}
      {open?.mayChange && isChanged && <UpdateButton view={open} />}
      {isWorthKeeping && <SaveButton text={open ? 'saveNew' : 'save'} />}
    </Bar>
  );
};

type TabProps = {
  readonly name: string;
  readonly filter: object;
  readonly count?: ResolvedPreset['count'];
  readonly isOn: boolean;
  readonly onChoose: () => void;
  /** The list shows something else by now, which the view does not count. */
  readonly isChanged?: boolean;
  /** Beside the tab while it is on. */
  readonly options?: ReactNode;
};

const Tab = ({ name, filter, count, isOn, onChoose, isChanged = false, options }: TabProps) => {
  const isCounted = useIsCounted();
  const translate = useTranslate();
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', flex: 'none' }}>
      <ViewTab type="button" aria-pressed={isOn} onClick={onChoose}>
        {name}
        {isChanged && (
          <>
            {' '}
            <em>{translate('app.list.views.changed')}</em>
          </>
        )}
        {isCounted && !isChanged && count !== false && <ViewCount filter={filter} of={count} />}
      </ViewTab>
      {isOn && options}
    </Box>
  );
};

/** What can be done with the view that is open. */
const ViewOptions = ({ view }: { readonly view: View }) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = translate('app.list.views.options', { name: view.name });
  return (
    <>
      <ButtonBase
        data-view-options=""
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ width: 28, height: 28, borderRadius: '8px' }}
      >
        <Icon name="more" fontSize="small" />
      </ButtonBase>
      {anchor && <ViewMenu view={view} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
};

const UpdateButton = ({ view }: { readonly view: View }) => {
  const translate = useTranslate();
  const update = useUpdateView();
  const bar = useRef<HTMLButtonElement>(null);
  const save = async () => {
    /* the button goes with what it saves, and the focus would with it */
    const tab = bar.current?.parentElement?.querySelector<HTMLElement>('[aria-pressed=true]');
    await update(view);
    tab?.focus();
  };
  return (
    <ViewTab ref={bar} type="button" onClick={() => void save()}>
      <Icon name="check" fontSize="inherit" aria-hidden />
      {translate('app.list.views.update')}
    </ViewTab>
  );
};

const SaveButton = ({ text }: { readonly text: 'save' | 'saveNew' }) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  /* a name is typed at once */
  useEffect(() => SaveView.prepare(), []);
  return (
    <>
      <ViewTab type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="add" fontSize="inherit" aria-hidden />
        {translate(`app.list.views.${text}`)}
      </ViewTab>
      {isOpen && <SaveView onClose={() => setOpen(false)} />}
    </>
  );
};

/* More than fit are scrolled to. */
const Bar = styled('div')(({ theme }) => ({
  /* the tabs know their places by it */
  position: 'relative',
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
  '& em': { color: theme.palette.text.secondary, fontSize: 12, fontStyle: 'normal', fontWeight: 400 },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-pressed=true]': {
    color: theme.palette.text.primary,
    fontWeight: 550,
    borderBottomColor: theme.palette.primary.main,
  },
}));
