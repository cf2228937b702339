import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useCreatePath, useStore, useTranslate, type RaRecord } from 'react-admin';
import { useEffect, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Icon } from '../../../fields/drawing/Icon';
import type { ResolvedAction } from '../../../model/resolved/resource';
import { lazyPart } from '../../../parts/lazyPart';
import { useOffered } from '../../actions/useOffered';
import { useEntity, useLabel } from '../../useEntity';
import { useWay } from '../cameFrom';
import { useOpenTab } from '../useOpenTab';
import { byWeight } from './byWeight';
import { ChosenDialog, type Chosen } from './ChosenDialog';
import type { MoreEntry } from './moreEntry';
import { useOpener } from './useOpener';

const MoreMenu = lazyPart(async () => (await import('./MoreMenu')).MoreMenu, { failure: 'over' });

type RecordActionsProps = {
  readonly record: RaRecord;
  /** Hears that the record was deleted, or that an action leads to the list. */
  readonly onGone: () => void;
  /** Hears that something was done with it. */
  readonly onDone?: () => void;
  /** In a quick view: what decides a record of its queue, each with its key. All of them stand side by side. */
  readonly decisions?: ReadonlyMap<string, string>;
  /** What is to be said before anything is done; a question that is open has its own answer. */
  readonly notice?: ReactNode;
};

/** What can be done with a record in its present state: one thing stands out, the rest waits in a menu. */
export const RecordActions = ({ record, onGone, onDone, decisions, notice }: RecordActionsProps) => {
  const entity = useEntity();
  const label = useLabel();
  const translate = useTranslate();
  const [chosen, setChosen] = useState<Chosen>();
  const { actions, mayEdit, mayDelete } = useOffered(record);
  const { primary, others, dangers } = byWeight(actions);
  const weighed = [...(primary ? [primary] : []), ...others, ...dangers];
  const deciding = weighed.filter(({ name }) => decisions?.has(name));
  const buttons = deciding.length > 0 ? deciding : weighed.slice(0, primary ? 1 : 0);
  const entryOf = (action: ResolvedAction): MoreEntry => ({
    key: action.name,
    icon: action.icon,
    text: label(action.label),
    isDanger: action.tone === 'danger',
    choose: () => setChosen(action),
  });
  const entries = weighed.filter((action) => !buttons.includes(action)).map(entryOf);
  if (mayDelete)
    entries.push({
      key: ' delete',
      icon: 'delete',
      text: translate('ra.action.delete'),
      isDanger: true,
      choose: () => setChosen('delete'),
    });
  return (
    <Row data-screen="">
      {chosen === undefined && notice}
      {buttons.map((action) => (
        <ActionButton
          key={action.name}
          action={action}
          isPrimary={action === primary}
          letter={decisions?.get(action.name)}
          onChoose={() => setChosen(action)}
        />
      ))}
      {mayEdit && <EditButton record={record} isPrimary={buttons.length === 0} isBeside={!!decisions} />}
      {entity.document && <PreviewButton record={record} />}
      <More entries={entries} />
      <ChosenDialog
        record={record}
        chosen={chosen}
        onDone={onDone}
        onGone={onGone}
        onClose={() => setChosen(undefined)}
      />
    </Row>
  );
};

type ActionButtonProps = {
  readonly action: ResolvedAction;
  readonly isPrimary: boolean;
  readonly letter: string | undefined;
  readonly onChoose: () => void;
};

const ActionButton = ({ action, isPrimary, letter, onChoose }: ActionButtonProps) => {
  const label = useLabel();
  const key = useKey(letter);
  return (
    <Button
      data-worded=""
      variant={isPrimary ? 'contained' : 'outlined'}
      color={action.tone === 'danger' && !isPrimary ? 'error' : 'primary'}
      startIcon={<Icon name={action.icon} />}
      aria-keyshortcuts={key}
      onClick={onChoose}
    >
      {label(action.label)}
      {key && <kbd aria-hidden="true">{key}</kbd>}
    </Button>
  );
};

/* None for whoever has switched those of a single key off. */
const useKey = (letter: string | undefined): string | undefined => {
  const [isOn] = useStore('shortcuts.isOn', true);
  return isOn ? letter : undefined;
};

/* On a phone the one that stands out has its word, the others their icon: the line of the title has room for no more. */
const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '& kbd': {
    marginInlineStart: 8,
    padding: '0 5px',
    border: '1px solid currentColor',
    borderRadius: 4,
    font: 'inherit',
    fontSize: 11,
    lineHeight: '16px',
    textTransform: 'uppercase',
  },
  [theme.breakpoints.down('sm')]: {
    '& .MuiButton-root': { minHeight: 40 },
    '& .MuiButton-outlined:not([data-worded])': { minWidth: 40, fontSize: 0 },
    '& .MuiButton-outlined:not([data-worded]) .MuiButton-startIcon': { marginInline: 0 },
    '& kbd': { display: 'none' },
  },
}));

/* A menu for a single thing would only be in the way, unless that does harm: then it is not the first thing to be seen. */
const More = ({ entries }: { readonly entries: readonly MoreEntry[] }) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useEffect(() => MoreMenu.prepare(), []);
  const [only, ...others] = entries;
  if (!only) return null;
  if (others.length === 0 && !only.isDanger)
    return (
      <Button variant="outlined" startIcon={<Icon name={only.icon} />} onClick={only.choose}>
        {only.text}
      </Button>
    );
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        startIcon={<Icon name="more" />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('app.record.moreActions')}
      </Button>
      {anchor && <MoreMenu anchor={anchor} entries={entries} onClose={() => setAnchor(null)} />}
    </>
  );
};

type EditButtonProps = {
  readonly record: RaRecord;
  readonly isPrimary: boolean;
  /** It stands beside a list, which is where a form leads back to. */
  readonly isBeside: boolean;
};

const EditButton = ({ record, isPrimary, isBeside }: EditButtonProps) => {
  const { name } = useEntity();
  const translate = useTranslate();
  const createPath = useCreatePath();
  const opener = useOpener();
  const { among } = useWay();
  const { pathname, search } = useLocation();
  const [tab] = useOpenTab();
  return (
    <Button
      variant={isPrimary ? 'contained' : 'outlined'}
      component={Link}
      data-shortcut="edit"
      aria-keyshortcuts={useKey(EDIT_KEY)}
      ref={opener}
      state={isBeside ? undefined : { among, tab, from: 'record', back: `${pathname}${search}` }}
      to={createPath({ resource: name, type: 'edit', id: record.id })}
      startIcon={<Icon name="edit" />}
    >
      {translate('ra.action.edit')}
    </Button>
  );
};

/** Wherever a record is. */
export const EDIT_KEY = 'e';

/** To the record as a sheet of paper. */
const PreviewButton = ({ record }: { readonly record: RaRecord }) => {
  const { name } = useEntity();
  const translate = useTranslate();
  return (
    <Button
      variant="outlined"
      component={Link}
      to={`/${name}/${encodeURIComponent(record.id)}/preview`}
      startIcon={<Icon name="receipt" />}
    >
      {translate('app.record.preview')}
    </Button>
  );
};
