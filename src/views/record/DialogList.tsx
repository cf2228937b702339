import { Route, Routes } from 'react-router';
import { ResourceList } from '../list/ResourceList';
import { CreateDialog, EditDialog } from './FormDialog';

/**
 * The list of an entity whose forms are dialogs over it (S4.12, S4.13), and the addresses of those. One page for all
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
