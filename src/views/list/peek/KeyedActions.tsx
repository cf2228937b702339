import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useCreatePath, useStore, useTranslate, type RaRecord } from 'react-admin';
import { Link } from 'react-router';
import { Icon } from '../../../fields/drawing/Icon';
import type { ResolvedAction } from '../../../model/resolved/resource';
import { byWeight } from '../../record/head/byWeight';
import { useOffered } from '../../actions/useOffered';
import type { Chosen } from '../../record/head/ChosenDialog';
import { useEntity, useLabel } from '../../useEntity';
import { keysOf } from './keysOf';

type KeyedActionsProps = { readonly record: RaRecord; readonly onChoose: (chosen: Chosen) => void };

/** The actions of a record as buttons, each with its key, which the drawer hears. */
export const KeyedActions = ({ record, onChoose }: KeyedActionsProps) => {
  const { name, actions: declared } = useEntity();
  const { actions, mayEdit, mayDelete } = useOffered(record);
  const { primary, others, dangers } = byWeight(actions);
  const byKey = useActionKeys(declared);
  const label = useLabel();
  const translate = useTranslate();
  const createPath = useCreatePath();
  return (
    <Row>
      {[...(primary ? [primary] : []), ...others, ...dangers].map((action) => (
        <Button
          key={action.name}
          size="small"
          variant={action === primary ? 'contained' : 'outlined'}
          color={action.tone === 'danger' ? 'error' : 'primary'}
          startIcon={<Icon name={action.icon} />}
          aria-keyshortcuts={byKey.get(action.name)}
          onClick={() => onChoose(action)}
        >
          {label(action.label)}
          {byKey.has(action.name) && <kbd aria-hidden="true">{byKey.get(action.name)}</kbd>}
        </Button>
      ))}
      {mayEdit && (
        <Button
          size="small"
          component={Link}
          to={createPath({ resource: name, type: 'edit', id: record.id })}
          startIcon={<Icon name="edit" />}
        >
          {translate('ra.action.edit')}
        </Button>
      )}
      {mayDelete && (
        <Button
          size="small"
          color="error"
          startIcon={<Icon name="delete" />}
          onClick={() => onChoose('delete')}
        >
          {translate('ra.action.delete')}
        </Button>
      )}
    </Row>
  );
};

/* None for whoever has switched those of a single key off. */
const useActionKeys = (actions: readonly ResolvedAction[]): ReadonlyMap<string, string> => {
  const [isOn] = useStore('shortcuts.isOn', true);
  return keysOf(isOn ? actions.map(({ name }) => name) : []);
};

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginTop: 8,
  width: '100%',
  marginBottom: 4,
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
});
