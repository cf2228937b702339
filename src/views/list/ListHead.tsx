import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';
import { DataTableHead } from 'ra-ui-materialui';
import type { ReactNode } from 'react';

/** react-admin's head, and a name for the column of row menus. */
export const ListHead = ({ children }: { readonly children?: ReactNode }) => {
  const translate = useTranslate();
  return (
    <DataTableHead>
      {children}
      <th scope="col">
        <span style={visuallyHidden}>{translate('app.list.moreActions')}</span>
      </th>
    </DataTableHead>
  );
};
