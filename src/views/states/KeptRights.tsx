import { useContext, useMemo, useState, type ReactNode } from 'react';
import { AdminContext } from '../../fields/AdminContext';
import { hasTyped } from '../hasTyped';

/**
 * What stands in it keeps the rights it has while something typed in it is not saved. A save that is refused has the rights
 * read anew: without that they would take the form away, and all that is typed with it.
 */
export const KeptRights = ({ children }: { readonly children: ReactNode }) => {
  const admin = useContext(AdminContext);
  const [kept, keep] = useState(admin?.ability);
  if (kept !== admin?.ability && !hasTyped()) keep(admin?.ability);
  // All that is drawn of values reads it: where nothing is kept it stays what it is.
  const value = useMemo(
    () => (admin && kept && kept !== admin.ability ? { ...admin, ability: kept } : admin),
    [admin, kept],
  );
  return <AdminContext value={value}>{children}</AdminContext>;
};
