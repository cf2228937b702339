import type { Identifier } from 'react-admin';
import { useState } from 'react';
import { useEntity } from '../../useEntity';
import { ExportDialog } from './ExportDialog';
import { useExport } from './useExport';

type ExportSelectedProps = { readonly ids: readonly Identifier[]; readonly onClose: () => void };

/** Exports these records alone: asks for the columns, and goes when the file is there. */
export const ExportSelected = ({ ids, onClose }: ExportSelectedProps) => {
  const { sort } = useEntity().list;
  const { isServers, start } = useExport({ filter: {}, sort: { ...sort }, ids });
  const [isAsking, setAsking] = useState(true);
  if (!isAsking) return null;
  return (
    <ExportDialog
      total={ids.length}
      isServers={isServers}
      onClose={onClose}
      onStart={(...chosen) => {
        setAsking(false);
        void start(...chosen).then(onClose);
      }}
    />
  );
};
