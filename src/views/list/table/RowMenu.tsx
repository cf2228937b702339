import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useCreatePath, useTranslate, type RaRecord } from 'react-admin';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../fields/drawing/Icon';
import type { ResolvedAction } from '../../../model/resolved/resource';
import { ActionDialog, DeleteDialog, useOffered } from '../../actions/useOffered';
import { BackCloses } from '../../dialogs/BackCloses';
import { useEntity, useLabel } from '../../useEntity';
import { lazyPart } from '../../../parts/lazyPart';
import { MoveEntries } from '../order/MoveEntries';
import { usePrepare } from '../usePrepare';

const MoveTo = lazyPart(async () => (await import('../order/MoveTo')).MoveTo, { failure: 'over' });

type RowMenuProps = { readonly anchor: HTMLElement; readonly record: RaRecord; readonly onClose: () => void };

type Choice = ResolvedAction | 'delete';

/** What can be done with one row: edit, the actions whose rule the record meets, delete. */
export const RowMenu = ({ anchor, record, onClose }: RowMenuProps) => {
  const entity = useEntity();
  const label = useLabel();
  const translate = useTranslate();
  const createPath = useCreatePath();
  const prepare = usePrepare();
  useEffect(() => {
    prepare('edit');
    ActionDialog.prepare();
    DeleteDialog.prepare();
  }, [prepare]);
  const [chosen, setChosen] = useState<Choice>();
  const { actions, mayEdit, mayDelete } = useOffered(record);
  const [asked, ask] = useState<'number' | 'among'>();
  if (asked) return <MoveTo what={asked} record={record} anchor={anchor} onClose={onClose} />;
  if (chosen) {
    if (chosen === 'delete') return <DeleteDialog records={[record]} onClose={onClose} />;
    return <ActionDialog action={chosen} records={[record]} onClose={onClose} />;
  }
  return (
    <>
      <BackCloses onBack={onClose} />
      <Menu open anchorEl={anchor} onClose={onClose}>
        {mayEdit && (
          <MenuItem
            component={Link}
            to={createPath({ resource: entity.name, type: 'edit', id: record.id })}
            onClick={onClose}
          >
            <Entry icon="edit" text={translate('ra.action.edit')} />
          </MenuItem>
        )}
        {mayEdit && <MoveEntries record={record} onClose={onClose} onAsk={ask} />}
        {actions.map((action) => (
          <MenuItem key={action.name} onClick={() => setChosen(action)}>
            <Entry icon={action.icon} text={label(action.label)} />
          </MenuItem>
        ))}
        {mayDelete && (
          <MenuItem onClick={() => setChosen('delete')}>
            <Entry icon="delete" text={translate('ra.action.delete')} />
          </MenuItem>
        )}
      </Menu>
    </>
  );
};

const Entry = ({ icon, text }: { readonly icon: ResolvedAction['icon']; readonly text: string }) => (
  <>
    <ListItemIcon>
      <Icon name={icon} fontSize="small" />
    </ListItemIcon>
    {text}
  </>
);
