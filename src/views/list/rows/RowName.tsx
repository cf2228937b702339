import type { RaRecord } from 'react-admin';
import { useCells } from '../../../fields/CellsContext';
import { Value } from '../../../fields/Value';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { isEmpty } from '../../../model/values/comparable';
import { RowTitle } from './RowTitle';

type RowNameProps = {
  /** The field that a record is called by here; its title where there is none, or nothing in it. */
  readonly field: ResolvedField | undefined;
  readonly record: RaRecord;
  readonly title: string;
};

/** What a record is called by a field, which leads to its page. */
export const RowName = ({ field, record, title }: RowNameProps) => {
  const cells = useCells();
  /* no link stands within another */
  const isPlain = field && (!cells[field.kind].hasLink || cells[field.kind].Plain !== undefined);
  return (
    <RowTitle record={record} title={title}>
      {isPlain && !isEmpty(record[field.name]) ? <Value field={field} record={record} part="Plain" /> : title}
    </RowTitle>
  );
};
