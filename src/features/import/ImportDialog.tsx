import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { ResourceContextProvider, useRefresh, useTranslate } from 'react-admin';
import { useCallback, useState } from 'react';
import { Icon } from '../../fields/drawing/Icon';
import type { Model } from '../../model/resolved/model';
import { useEntity, useLabel } from '../../views/useEntity';
import { ImportContext, type ImportParts } from './ImportContext';
import { ImportSteps } from './ImportSteps';
import { LeaveQuestion } from './LeaveQuestion';
import { useImportPlace } from './useImportPlace';
import { useLeaving } from './useLeaving';

export type ImportDialogProps = {
  /** The entity, as react-admin knows it. */
  readonly resource: string;
  /** The model in every language that could be had: a file may be in any. */
  readonly models: readonly Model[];
  readonly onClose: () => void;
};

/** The whole way from a file to records, over the whole page. */
export const ImportDialog = ({ resource, ...props }: ImportDialogProps) => (
  <ResourceContextProvider value={resource}>
    <OpenDialog {...props} />
  </ResourceContextProvider>
);

const OpenDialog = ({ models, onClose }: Omit<ImportDialogProps, 'resource'>) => {
  const place = useImportPlace(models);
  const entity = useEntity();
  const label = useLabel();
  const translate = useTranslate();
  const refresh = useRefresh();
  const [isPending, setPending] = useState(false);
  const close = useCallback(() => {
    refresh();
    onClose();
  }, [refresh, onClose]);
  const leaving = useLeaving(isPending, close);
  /* kept as it was when the import began: rights or words that change meanwhile must not begin it anew */
  const [parts] = useState<ImportParts>({ place });
  return (
    <ImportContext value={parts}>
      <Dialog open fullScreen onClose={leaving.close} aria-labelledby="import-title">
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pr: 1 }}>
          <DialogTitle id="import-title" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {translate('app.import.title', { name: label(entity.label.many) })}
          </DialogTitle>
          <IconButton aria-label={translate('app.import.close')} onClick={leaving.close}>
            <Icon name="cancel" />
          </IconButton>
        </Box>
        <DialogContent>
          <Box sx={{ maxWidth: 960, mx: 'auto' }}>
            <ImportSteps onPending={setPending} onClose={close} />
          </Box>
        </DialogContent>
        {leaving.isAsking && <LeaveQuestion onStay={leaving.stay} onLeave={leaving.leave} />}
      </Dialog>
    </ImportContext>
  );
};
