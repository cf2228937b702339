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
import { useEntity } from '../../useEntity';
import { useOpenInSight } from '../../tabs/useOpenInSight';
import { useListViews, useOwnShows, useUpdateView } from './useListViews';
import { useIsCounted } from './useViewCount';
import { useViewItems } from './useViewItems';
import { useViewAtAddress } from './useViewAtAddress';
import { ViewCount } from './ViewCount';

const ViewMenu = lazyPart(async () => (await import('./ViewMenu')).ViewMenu, { failure: 'over' });
const SaveView = lazyPart(async () => (await import('./SaveView')).SaveView, { failure: 'over' });

/** The views of a list as tabs above it; where they stand beside it, what can be done with them alone. */
export const ViewTabs = () => {
  const entity = useEntity();
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const { views, open, isChanged } = useListViews();
  const items = useViewItems();
  const own = useOwnShows();
  useViewAtAddress();
  const isBeside = entity.list.rail?.presets === true;
  const isFiltered = Object.keys(filterValues).length > 0;
  const isDeclared = entity.presets.some(({ filter }) => isSameJson(filter, filterValues));
  const bar = useOpenInSight<HTMLDivElement>(`${views.length} ${open?.id} ${JSON.stringify(filterValues)}`);
  const isWorthKeeping = open ? isChanged : (isFiltered && !isDeclared) || own.length > 0;
  /* how dense and how long pages are people choose for all lists, which gives none of them a bar */
  const isMore = own.some((part) => part !== 'density' && part !== 'perPage');
  const hasTabs = !isBeside && (items.length > 1 || isFiltered);
  const hasDone = isBeside && (open !== undefined || (isFiltered && !isDeclared));
  if (!hasTabs && !hasDone && !isMore) return null;
  return (
    <Bar ref={bar} role="group" data-views="" aria-label={translate('app.list.views.label')}>
      {!isBeside &&
        items.map(({ view, ...item }) => (
          <Tab
            {...item}
            key={item.id}
            isChanged={item.isOn && view !== undefined && isChanged}
            options={view && <ViewOptions view={view} />}
          />
        ))}
      {isBeside && open && <ViewOptions view={open} />}
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
