import type { Identifier, RaRecord } from 'react-admin';
import type { ResolvedAction } from '../../../model/resolved/resource';
import { ActionDialog } from '../../actions/ActionDialog';
import { DeleteDialog } from '../../actions/DeleteDialog';
import { ExportSelected } from '../export/ExportSelected';
import { BulkEdit } from './BulkEdit';

/** What is to be done with selected records. */
export type Chosen = {
  readonly action: ResolvedAction | 'delete' | 'edit' | 'export';
  readonly records: readonly RaRecord[];
};

type BulkDialogProps = Chosen & {
  readonly onClose: () => void;
  readonly onDone: (ids: readonly Identifier[]) => void;
};

export const BulkDialog = ({ action, onDone, ...rest }: BulkDialogProps) => {
  if (action === 'export')
    return <ExportSelected ids={rest.records.map(({ id }) => id)} onClose={rest.onClose} />;
  if (action === 'edit') return <BulkEdit {...rest} onDone={onDone} />;
  if (action === 'delete') return <DeleteDialog {...rest} onDone={onDone} />;
  return <ActionDialog action={action} {...rest} onDone={onDone} />;
};
