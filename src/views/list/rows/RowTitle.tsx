import { useCreatePath, type RaRecord } from 'react-admin';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useRowState } from '../../AmongContext';
import { useCan, useEntity } from '../../useEntity';

type RowTitleProps = { readonly record: RaRecord; readonly title: string; readonly children: ReactNode };

/** What a record is called, which leads to its page for whoever may open it. */
export const RowTitle = ({ record, title, children }: RowTitleProps) => {
  const entity = useEntity();
  const can = useCan();
  const createPath = useCreatePath();
  const rowState = useRowState();
  if (!can('show')) return <span title={title}>{children}</span>;
  return (
    <Link
      className="title"
      title={title}
      to={createPath({ resource: entity.name, type: 'show', id: record.id })}
      state={rowState}
    >
      {children}
    </Link>
  );
};
