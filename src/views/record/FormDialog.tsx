import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useRedirect } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { ResourceList } from '../list/ResourceList';
import { TitleSlot } from '../Title';
import { useEntity } from '../useEntity';
import { ResourceCreate } from './ResourceCreate';
import { ResourceEdit } from './ResourceEdit';

/** The form of a new record over its list (S4.12, S4.13). */
export const CreateDialog = () => (
  <FormDialog>
    <ResourceCreate />
  </FormDialog>
);

/** The form of a record over its list (S4.12, S4.13). */
export const EditDialog = () => (
  <FormDialog>
    <ResourceEdit />
  </FormDialog>
);

/*
 * The address says whether the dialog is open, so the back button closes it, and so does everything that leaves a
 * form: saving, cancelling, Escape. Whoever has typed is asked first, as on a page.
 */
const FormDialog = ({ children }: { readonly children: ReactNode }) => {
  const { name } = useEntity();
  const redirect = useRedirect();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [titleSlot, setTitleSlot] = useState<HTMLElement | null>(null);
  return (
    <>
      <ResourceList />
      <Dialog
        open
        fullWidth
        fullScreen={isPhone}
        maxWidth="md"
        scroll="body"
        aria-labelledby="form-dialog-title"
        onClose={() => redirect('list', name)}
      >
        <DialogTitle id="form-dialog-title" ref={setTitleSlot} />
        <DialogContent>
          <TitleSlot value={titleSlot}>{children}</TitleSlot>
        </DialogContent>
      </Dialog>
    </>
  );
};
