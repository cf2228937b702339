import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import {
  useDataProvider,
  useEditContext,
  useNotify,
  useRedirect,
  useRefresh,
  useTranslate,
  type RaRecord,
} from 'ra-core';
import { useState } from 'react';
import { Value } from '../../fields/Value';
import { useEntity, useLabel } from '../useEntity';
import { useWords } from '../useWords';
import type { Conflict } from './conflictOf';

type ConflictDialogProps = { readonly conflict: Conflict; readonly onClose: () => void };

/** Two people changed one record: shows where they differ and lets this person decide. Nothing is overwritten unasked. */
export const ConflictDialog = ({ conflict: { mine, theirs }, onClose }: ConflictDialogProps) => {
  const entity = useEntity();
  const translate = useTranslate();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const notify = useNotify();
  const provider = useDataProvider();
  const wordsOf = useWords();
  const { record, refetch } = useEditContext<RaRecord>();
  const [isSaving, setSaving] = useState(false);
  const keepMine = async () => {
    setSaving(true);
    try {
      const id = record?.id ?? '';
      await provider.update(entity.name, { id, data: mine, previousData: { ...theirs, id } });
      refresh();
      notify('ra.notification.updated', { type: 'success', messageArgs: { smart_count: 1 } });
      redirect('show', entity.name, id);
    } catch (error) {
      notify(wordsOf(error), { type: 'error' });
    } finally {
      setSaving(false);
    }
  };
  const takeTheirs = async () => {
    await refetch();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{translate('app.record.conflict.title')}</DialogTitle>
      <DialogContent>
        <p>{translate('app.record.conflict.text')}</p>
        <Differences conflict={{ mine, theirs }} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button onClick={() => void takeTheirs()} disabled={isSaving}>
          {translate('app.record.conflict.takeTheirs')}
        </Button>
        <Button variant="contained" onClick={() => void keepMine()} disabled={isSaving}>
          {translate('app.record.conflict.keepMine')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const Differences = ({ conflict: { mine, theirs } }: Pick<ConflictDialogProps, 'conflict'>) => {
  const entity = useEntity();
  const label = useLabel();
  const translate = useTranslate();
  const fields = entity.fields.filter(
    ({ name }) => name in mine && JSON.stringify(mine[name] ?? null) !== JSON.stringify(theirs[name] ?? null),
  );
  return (
    <table style={{ width: '100%', textAlign: 'start' }}>
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
            </td>
            <td>
              <Value field={field} record={theirs} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
