import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { ListViewOptions } from '../../config/listViews';
import { Value } from '../../fields/Value';
import { isEmpty } from '../../model/values/comparable';
import { RowCheck } from '../../views/list/rows/RowCheck';
import { RowGrip } from '../../views/list/rows/RowGrip';
import { RowMarks } from '../../views/list/rows/RowMarks';
import { RowName } from '../../views/list/rows/RowName';
import { RowTools } from '../../views/list/rows/RowTools';
import { useSeenFields } from '../../views/list/rows/useSeenFields';
import { useTitleOf } from '../../views/useTitleOf';

type LineProps = {
  readonly record: RaRecord;
  readonly options: ListViewOptions<'tree'>;
  readonly count?: number | undefined;
  /** What stands before its name. */
  readonly children?: ReactNode;
  /** What stands above its name. */
  readonly path?: ReactNode;
};

/** What is said of a record, in one line. */
export const Line = ({ record, options, count = 0, children, path }: LineProps) => {
  const seen = useSeenFields();
  const title = useTitleOf()(record);
  const [name] = seen(options.title);
  return (
    <Box className="line">
      {path === undefined && <RowGrip id={record.id} isAlways />}
      <RowCheck record={record} title={title} />
      {children}
      <Box className="name">
        {path}
        <RowName field={name} record={record} title={title} />
        {count > 0 && <span className="count">{count.toLocaleString()}</span>}
      </Box>
      {seen(options.facts)
        .filter((field) => !isEmpty(record[field.name]))
        .map((field) => (
          <span key={field.name} className="value">
            <Value field={field} record={record} part="Cell" />
          </span>
        ))}
      <RowMarks fields={seen(options.marks)} record={record} />
      <Box data-screen="" className="tools">
        <RowTools title={title} />
      </Box>
    </Box>
  );
};
