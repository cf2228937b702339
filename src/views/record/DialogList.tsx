import { Route, Routes, useParams } from 'react-router';
import { ResourceList } from '../list/ResourceList';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useRedirect } from 'react-admin';
import { useMemo, useState, type ReactNode } from 'react';
import { LoadingRows } from '../list/table/LoadingRows';
import { KeptRights } from '../states/KeptRights';
import { LoadingSaid } from '../states/LoadingSaid';
import { TitleSlot } from '../Title';
import { useEntity } from '../useEntity';
import { useCameFromRecord, useWay, useWayBack } from './cameFrom';
import { usePathBack } from './form/useSaving';
import { lazyPart } from '../../parts/lazyPart';

/**
 * The list of an entity whose forms are dialogs or drawers over it (S4.12, S4.13), and the addresses of those. One page for all
 * of them: the list stays what it is while a form comes and goes, so the focus finds its way back to what opened it.
 */
export const DialogList = () => (
  <>
    <ResourceList />
    <Routes>
      <Route path="create/*" element={<CreateDialog />} />
      <Route path=":id/*" element={<EditDialog />} />
    </Routes>
  </>
);

const waiting = () => <LoadingRows count={3} />;
const ResourceCreate = lazyPart(async () => (await import('./ResourceCreate')).ResourceCreate, { waiting });
const ResourceEdit = lazyPart(async () => (await import('./ResourceEdit')).ResourceEdit, { waiting });

/** The form of a new record over its list (S4.12, S4.13). */
const CreateDialog = () => (
  <FormDialog>
    <ResourceCreate />
  </FormDialog>
);

/** The form of a record over its list (S4.12, S4.13). */
const EditDialog = () => {
  const { id } = useParams();
  return (
    <FormDialog key={id}>
      <ResourceEdit />
    </FormDialog>
  );
};

/*
 * The address says whether the dialog is open, so the back button closes it, and so does everything that leaves a
 * form: saving, cancelling, Escape. Whoever has typed is asked first, as on a page.
 */
const FormDialog = ({ children }: { readonly children: ReactNode }) => {
  const { name, form, estimate } = useEntity();
  const redirect = useRedirect();
  const { id } = useParams();
  const cameFromRecord = useCameFromRecord();
  const pathBack = usePathBack();
  const { back } = useWay();
  const wayBack = useWayBack();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [slot, setTitleSlot] = useState<HTMLElement | null>(null);
  const titlePlace = useMemo(() => ({ slot, isHeading: true }), [slot]);
  return (
    <Dialog
      open
      fullWidth
      fullScreen={isPhone}
      {...(form === 'drawer' && !isPhone ? drawer(estimate ? 960 : 600) : { maxWidth: 'md' })}
      aria-labelledby="form-dialog-title"
      onClose={() =>
        redirect(
          cameFromRecord && (id ?? back) !== undefined ? () => pathBack(id ?? '') : 'list',
          name,
          id,
          undefined,
          wayBack,
        )
      }
    >
      <DialogTitle id="form-dialog-title" ref={setTitleSlot} />
      <DialogContent sx={contentStyle}>
        <TitleSlot value={titlePlace}>
          <LoadingSaid>
            <KeptRights>{children}</KeptRights>
          </LoadingSaid>
        </TitleSlot>
      </DialogContent>
    </Dialog>
  );
};

/* At the edge of the window where lines end, and as high as that. */
const drawer = (width: number) =>
  ({
    maxWidth: false,
    slotProps: {
      container: { sx: { justifyContent: 'flex-end' } },
      paper: {
        sx: { m: 0, width: `min(${width}px, 100vw)`, height: '100%', maxHeight: 'none', borderRadius: 0 },
      },
    },
  }) as const satisfies Partial<DialogProps>;

/* The dialog is the frame already, and it is as high as the highest tab, so that it stands still among them. */
const contentStyle = {
  pb: 0,
  /* what has the focus must not hide under the bar */
  scrollPaddingBottom: 80,
  '& .form-panels': { display: 'grid' },
  '& .form-panels > *': { gridArea: '1 / 1', minWidth: 0, px: 0, border: 0, borderRadius: 0 },
  '& .form-panels > [hidden]': { display: 'block', visibility: 'hidden' },
  '& .form-bar': { mx: -3, px: 3, bgcolor: 'background.paper' },
} as const;
