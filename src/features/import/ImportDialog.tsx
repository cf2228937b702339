import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { ResourceContextProvider, useRefresh, useTranslate } from 'react-admin';
import { useCallback, useState, useMemo, useEffect, useRef } from 'react';
import { Icon } from '../../fields/drawing/Icon';
import type { PageModel } from '../../model/resolved/model';
import { useEntity } from '../../views/useEntity';
import { ImportContext, type ImportParts } from './ImportContext';
import { ImportSteps } from './ImportSteps';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { useAbility, useModel } from '../../fields/AdminContext';
import type { ImportPlace } from '../../model/import/importFields';
import { useBlocker, useLocation } from 'react-router';
import { useSaying } from '../../fields/useSaying';

export type ImportDialogProps = {
  /** The entity, as react-admin knows it. */
  readonly resource: string;
  /** The model in every language that could be had: a file may be in any. */
  readonly models: readonly PageModel[];
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
  const say = useSaying();
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
        <Box sx={headStyle}>
          <DialogTitle id="import-title" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {say('app.import.title', entity.label.many)}
          </DialogTitle>
          <IconButton aria-label={translate('app.import.close')} onClick={leaving.close}>
            <Icon name="cancel" />
          </IconButton>
        </Box>
        <DialogContent>
          <Box sx={{ maxWidth: WIDTH, mx: 'auto' }}>
            <ImportSteps onPending={setPending} onClose={close} />
          </Box>
        </DialogContent>
        {leaving.isAsking && <LeaveQuestion onStay={leaving.stay} onLeave={leaving.leave} />}
      </Dialog>
    </ImportContext>
  );
};

/* px: as wide as a table of rejected rows can be read */
const WIDTH = 960;

/* the title begins where the steps do, however wide the page is */
const headStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  pr: 1,
  width: '100%',
  maxWidth: WIDTH + 48,
  mx: 'auto',
} as const;

type LeaveQuestionProps = { readonly onStay: () => void; readonly onLeave: () => void };

/** Asks before rows are left behind. */
const LeaveQuestion = ({ onStay, onLeave }: LeaveQuestionProps) => {
  const translate = useTranslate();
  return (
    <Dialog open onClose={onStay} aria-labelledby="leave-import-title">
      <DialogTitle id="leave-import-title">{translate('app.import.leave.title')}</DialogTitle>
      <DialogContent>{translate('app.import.leave.text')}</DialogContent>
      <DialogActions>
        <Button onClick={onLeave}>{translate('app.import.leave.leave')}</Button>
        <Button variant="contained" autoFocus onClick={onStay}>
          {translate('app.import.leave.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

/** The present entity in every language, with what this person may do. */
const useImportPlace = (models: readonly PageModel[]): ImportPlace => {
  const resource = useEntity();
  const { kinds } = useModel();
  const ability = useAbility();
  return useMemo(
    () => ({
      resource,
      languages: [resource, ...models.map((model) => model.resource(resource.key))],
      kinds,
      ability,
    }),
    [resource, models, kinds, ability],
  );
};

/** Lets nobody leave a pending import unasked: not by its own button, by the browser's, or by closing the page. */
const useLeaving = (isPending: boolean, onClose: () => void) => {
  const [isAsked, setAsked] = useState(false);
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isPending && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (opened.current !== pathname) onClose();
  }, [pathname, onClose]);
  useEffect(() => {
    if (!isPending) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isPending]);
  const isBlocked = blocker.state === 'blocked';
  return {
    isAsking: isAsked || isBlocked,
    close: () => (isPending ? setAsked(true) : onClose()),
    stay: () => {
      setAsked(false);
      blocker.reset?.();
    },
    leave: () => {
      onClose();
      blocker.proceed?.();
    },
  };
};
