import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  useCreatePath,
  useLocale,
  usePrevNextController,
  useRedirect,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Icon } from '../../fields/drawing/Icon';
import { LAST_PAGE, MOST_COUNTED } from '../../config/limits';
import type { ResolvedAction } from '../../model/resolved/resource';
import { LOOKED_AT } from '../../model/resolved/resourceProvider';
import { ActionDialog, DeleteDialog, useOffered } from '../actions/useOffered';
import { useCan, useEntity } from '../useEntity';
import { useTitleOf } from '../useTitleOf';
import { Breadcrumbs } from './Breadcrumbs';
import { ActionButtons } from './SingleActions';
import type { Way } from './cameFrom';
import IconButton from '@mui/material/IconButton';
import type { IconName } from '../../config/icons';

/** Where the record stands, its neighbours, and what can be done with this record in its present state. */
export const RecordToolbar = ({ record }: { readonly record: RaRecord }) => {
  const entity = useEntity();
  const can = useCan();
  const translate = useTranslate();
  const createPath = useCreatePath();
  const titleOf = useTitleOf();
  const [chosen, setChosen] = useState<ResolvedAction | 'delete'>();
  const opener = useOpener();
  const { actions, mayEdit, mayDelete } = useOffered(record);
  return (
    <Box data-screen="" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
      <Box sx={{ flex: { sm: '1 1 240px' }, minWidth: 0 }}>
        <Breadcrumbs here={titleOf(record)} />
      </Box>
      {can('list') && <Neighbours />}
      {/* on a phone the neighbours and the actions stand in rows of their own */}
      <Box sx={{ display: { sm: 'none' }, flex: '1 0 100%' }} />
      {entity.document && <PreviewButton record={record} />}
      <ActionButtons actions={actions} onChoose={setChosen} />
      {mayEdit && (
        <Button
          variant="contained"
          component={Link}
          data-shortcut="edit"
          ref={opener}
          state={fromHere}
          to={createPath({ resource: entity.name, type: 'edit', id: record.id })}
          startIcon={<Icon name="edit" />}
        >
          {translate('ra.action.edit')}
        </Button>
      )}
      {mayDelete && (
        <Button color="error" startIcon={<Icon name="delete" />} onClick={() => setChosen('delete')}>
          {translate('ra.action.delete')}
        </Button>
      )}
      <Dialogs record={record} chosen={chosen} onClose={() => setChosen(undefined)} />
    </Box>
  );
};

/* What had opened a form has the focus again when that leads back here. */
const useOpener = () => {
  const opener = useRef<HTMLAnchorElement>(null);
  const { focus } = (useLocation().state ?? {}) as Way;
  useEffect(() => {
    if (focus === 'edit') opener.current?.focus();
  }, [focus]);
  return opener;
};

const fromHere: Way = { from: 'record' };

/** To the record as a sheet of paper. */
const PreviewButton = ({ record }: { readonly record: RaRecord }) => {
  const { name } = useEntity();
  const translate = useTranslate();
  return (
    <Button
      component={Link}
      to={`/${name}/${encodeURIComponent(record.id)}/preview`}
      startIcon={<Icon name="receipt" />}
    >
      {translate('app.record.preview')}
    </Button>
  );
};

type DialogsProps = {
  readonly record: RaRecord;
  readonly chosen: ResolvedAction | 'delete' | undefined;
  readonly onClose: () => void;
};

const Dialogs = ({ record, chosen, onClose }: DialogsProps) => {
  const entity = useEntity();
  const redirect = useRedirect();
  const toList = () => redirect('list', entity.name);
  useEffect(() => {
    ActionDialog.prepare();
    DeleteDialog.prepare();
  }, []);
  if (chosen === undefined) return null;
  if (chosen === 'delete') return <DeleteDialog records={[record]} onClose={onClose} onDone={toList} />;
  return (
    <ActionDialog
      action={chosen}
      records={[record]}
      onClose={onClose}
      onDone={() => chosen.then === 'list' && toList()}
    />
  );
};

/** The records before and after this one, in the order and with the filters its list has; nothing while unknown. */
const Neighbours = () => {
  const entity = useEntity();
  const translate = useTranslate();
  const { prevPath, nextPath, index, total, isPending, error } = usePrevNextController({
    linkType: 'show',
    sort: { ...entity.list.sort },
    queryOptions: AS_LISTED,
  });
  const isAlone = prevPath === undefined && nextPath === undefined;
  if (isPending || error || isAlone) return null;
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Neighbour path={prevPath} icon="previous" name={translate('app.record.previous')} />
      {index !== undefined && index < LAST_PAGE && <Position index={index} total={total} />}
      <Neighbour path={nextPath} icon="next" name={translate('app.record.next')} />
    </Box>
  );
};

/* The list that is open already is not asked for again. */
const AS_LISTED = { meta: LOOKED_AT, staleTime: 300_000 };

const Position = ({ index, total }: { readonly index: number; readonly total: number | undefined }) => {
  const translate = useTranslate();
  const number = new Intl.NumberFormat(useLocale());
  const isMore = total !== undefined && total > MOST_COUNTED;
  const shown = total === undefined ? '?' : number.format(Math.min(total, MOST_COUNTED));
  const text = isMore ? 'app.record.positionOfMore' : 'app.record.position';
  return <span>{translate(text, { index: number.format(index + 1), total: shown })}</span>;
};

type NeighbourProps = { readonly path: string | undefined; readonly icon: IconName; readonly name: string };

const Neighbour = ({ path, icon, name }: NeighbourProps) => {
  const look = { 'aria-label': name, title: name } as const;
  if (path === undefined)
    return (
      <IconButton {...look} disabled>
        <Icon name={icon} />
      </IconButton>
    );
  return (
    <IconButton {...look} component={Link} to={path}>
      <Icon name={icon} />
    </IconButton>
  );
};
