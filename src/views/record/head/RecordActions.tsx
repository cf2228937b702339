import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useCreatePath, useTranslate, type RaRecord } from 'react-admin';
import { useEffect, useRef, useState, type RefObject } from 'react';
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

const MoreMenu = lazyPart(async () => (await import('./MoreMenu')).MoreMenu, { failure: 'over' });

type RecordActionsProps = {
  readonly record: RaRecord;
  /** Hears that the record was deleted, or that an action leads to the list. */
  readonly onGone: () => void;
};

/** What can be done with a record in its present state: one thing stands out, the rest waits in a menu. */
export const RecordActions = ({ record, onGone }: RecordActionsProps) => {
  const entity = useEntity();
  const label = useLabel();
  const translate = useTranslate();
  const [chosen, setChosen] = useState<Chosen>();
  const { actions, mayEdit, mayDelete } = useOffered(record);
  const { primary, others, dangers } = byWeight(actions);
  const entryOf = (action: ResolvedAction): MoreEntry => ({
    key: action.name,
    icon: action.icon,
    text: label(action.label),
    isDanger: action.tone === 'danger',
    choose: () => setChosen(action),
  });
  const entries = [...others, ...dangers].map(entryOf);
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
      {primary && (
        <Button
          variant="contained"
          startIcon={<Icon name={primary.icon} />}
          onClick={() => setChosen(primary)}
        >
          {label(primary.label)}
        </Button>
      )}
      {mayEdit && <EditButton record={record} isPrimary={primary === undefined} />}
      {entity.document && <PreviewButton record={record} />}
      <More entries={entries} />
      <ChosenDialog record={record} chosen={chosen} onGone={onGone} onClose={() => setChosen(undefined)} />
    </Row>
  );
};

/* On a phone the one that stands out has its word, the others their icon: the line of the title has room for no more. */
const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  [theme.breakpoints.down('sm')]: {
    '& .MuiButton-outlined': { minWidth: 40, minHeight: 40, fontSize: 0 },
    '& .MuiButton-outlined .MuiButton-startIcon': { marginInline: 0 },
  },
}));

/* A menu for a single thing would only be in the way. */
const More = ({ entries }: { readonly entries: readonly MoreEntry[] }) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useEffect(() => MoreMenu.prepare(), []);
  const [only, ...others] = entries;
  if (!only) return null;
  if (others.length === 0)
    return (
      <Button
        variant="outlined"
        color={only.isDanger ? 'error' : 'primary'}
        startIcon={<Icon name={only.icon} />}
        onClick={only.choose}
      >
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

type EditButtonProps = { readonly record: RaRecord; readonly isPrimary: boolean };

const EditButton = ({ record, isPrimary }: EditButtonProps) => {
  const { name } = useEntity();
  const translate = useTranslate();
  const createPath = useCreatePath();
  const opener = useOpener();
  const { among } = useWay();
  const [tab] = useOpenTab();
  return (
    <Button
      variant={isPrimary ? 'contained' : 'outlined'}
      component={Link}
      data-shortcut="edit"
      ref={opener}
      state={{ among, tab, from: 'record' }}
      to={createPath({ resource: name, type: 'edit', id: record.id })}
      startIcon={<Icon name="edit" />}
    >
      {translate('ra.action.edit')}
    </Button>
  );
};

/* What had opened a form has the focus again when that leads back here. */
const useOpener = (): RefObject<HTMLAnchorElement | null> => {
  const opener = useRef<HTMLAnchorElement>(null);
  const { key } = useLocation();
  const { focus } = useWay();
  useEffect(() => {
    if (focus === 'edit') opener.current?.focus();
  }, [focus, key]);
  return opener;
};

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
