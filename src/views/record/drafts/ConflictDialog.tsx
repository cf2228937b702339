import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import {
  useDataProvider,
  useEditContext,
  useNotify,
  useRefresh,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { useState } from 'react';
import { useAbility } from '../../../fields/AdminContext';
import { Value } from '../../../fields/Value';
import { writableValues } from '../../../model/rules/writableValues';
import type { Row } from '../../../model/values/comparable';
import { useActionPlace } from '../../actions/useActionPlace';
import { allows } from '../../actions/allows';
import { useEntity, useLabel } from '../../useEntity';
import { useNamed } from '../../useNamed';
import { useSingleFlight } from '../../useSingleFlight';
import { useFailureText } from '../../useFailureText';
import { forgetDraft } from './draftStore';
import { useDraftKey } from './useDraftKey';
import { conflictOf, type Conflict } from './conflictOf';
import { isSameJson } from '../../../model/values/plainObject';

type ConflictDialogProps = {
  readonly conflict: Conflict;
  /** The record changed once more while this person was deciding. */
  readonly onConflict: (again: Conflict) => void;
  readonly onSaved: (record: RaRecord) => void;
  /** The form lets go of what was typed, and begins anew with their record. */
  readonly onTheirs: () => void;
  readonly onClose: () => void;
};

/** Two people changed one record: shows where they differ and lets this person decide. Nothing is overwritten unasked. */
export const ConflictDialog = ({ conflict, onConflict, onSaved, onTheirs, onClose }: ConflictDialogProps) => {
  const entity = useEntity();
  const translate = useTranslate();
  const refresh = useRefresh();
  const notify = useNotify();
  const provider = useDataProvider();
  const wordsOf = useFailureText();
  const named = useNamed();
  const { record, refetch } = useEditContext<RaRecord>();
  const draft = useDraftKey();
  const open = useStillOpen(conflict);
  const [isSaving, setSaving] = useState(false);
  const keepMine = useSingleFlight(async () => {
    setSaving(true);
    try {
      const id = record?.id ?? '';
      const { data } = await provider.update<RaRecord>(entity.name, {
        id,
        data: open,
        previousData: { ...conflict.theirs, id },
      });
      forgetDraft(draft);
      refresh();
      notify('app.record.saved', { type: 'success', messageArgs: { name: named(data) } });
      onSaved(data);
    } catch (error) {
      const again = conflictOf(error, { data: open });
      if (again) return onConflict(again);
      notify(wordsOf(error), { type: 'error' });
    } finally {
      setSaving(false);
    }
  });
  const takeTheirs = async () => {
    forgetDraft(draft);
    onTheirs();
    await refetch();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{translate('app.record.conflict.title')}</DialogTitle>
      <DialogContent>
        <p>{translate('app.record.conflict.text')}</p>
        <Differences conflict={conflict} open={open} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button onClick={() => void takeTheirs()} disabled={isSaving}>
          {translate('app.record.conflict.takeTheirs')}
        </Button>
        {Object.keys(open).length > 0 && (
          <Button variant="contained" onClick={() => void keepMine()} disabled={isSaving}>
            {translate('app.record.conflict.keepMine')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};

/* What of mine can still be written over the record as they left it: they may have brought it into a state that locks it. */
const useStillOpen = ({ mine, theirs }: Conflict): Row => {
  const resource = useEntity();
  const place = useActionPlace(resource);
  const { kinds } = place;
  const ability = useAbility();
  if (!allows('edit', theirs, place)) return {};
  const written = writableValues(
    { ...theirs, ...mine },
    { resource, view: 'edit', kinds, ability, before: theirs },
  );
  return Object.fromEntries(Object.entries(written).filter(([name]) => Object.hasOwn(mine, name)));
};

/* As even as a list: without it headings stand in the middle of their columns. */
const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  'th, td': {
    padding: '6px 12px 6px 0',
    textAlign: 'start',
    verticalAlign: 'baseline',
    overflowWrap: 'anywhere',
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  'thead th': { color: theme.palette.text.secondary, fontWeight: 500 },
}));

type DifferencesProps = Pick<ConflictDialogProps, 'conflict'> & { readonly open: Row };

const Differences = ({ conflict: { mine, theirs }, open }: DifferencesProps) => {
  const entity = useEntity();
  const label = useLabel();
  const translate = useTranslate();
  const fields = entity.fields.filter(({ name }) => name in mine && !isSameJson(mine[name], theirs[name]));
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{translate('app.record.conflict.fields')}</th>
          <th scope="col">{translate('app.record.conflict.mine')}</th>
          <th scope="col">{translate('app.record.conflict.theirs')}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field.name}>
            <th scope="row">{label(field.label)}</th>
            <td>
              <Value field={field} record={mine} />
              {!Object.hasOwn(open, field.name) && (
                <FormHelperText>{translate('app.record.conflict.closed')}</FormHelperText>
              )}
            </td>
            <td>
              <Value field={field} record={theirs} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};
