import type { RaRecord } from 'react-admin';
import { useEffect } from 'react';
import type { ResolvedAction } from '../../../model/resolved/resource';
import { ActionDialog, DeleteDialog } from '../../actions/useOffered';

/** What somebody has chosen to do with a record. */
export type Chosen = ResolvedAction | 'delete';

type ChosenDialogProps = {
  readonly record: RaRecord;
  readonly chosen: Chosen | undefined;
  /** Hears that the record was deleted, or that an action leads to the list. */
  readonly onGone: () => void;
  /** Hears that it was done. */
  readonly onDone?: (() => void) | undefined;
  readonly onClose: () => void;
};

/** Does what was chosen, or asks first. */
export const ChosenDialog = ({ record, chosen, onGone, onDone, onClose }: ChosenDialogProps) => {
  useEffect(() => {
    ActionDialog.prepare();
    DeleteDialog.prepare();
  }, []);
  if (chosen === undefined) return null;
  if (chosen === 'delete') return <DeleteDialog records={[record]} onClose={onClose} onDone={onGone} />;
  return (
    <ActionDialog
      action={chosen}
      records={[record]}
      onClose={onClose}
      onDone={() => {
        onDone?.();
        if (chosen.then === 'list') onGone();
      }}
    />
  );
};
