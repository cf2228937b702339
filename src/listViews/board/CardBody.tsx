import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { ListViewOptions } from '../../config/listViews';
import { RowCheck } from '../../views/list/rows/RowCheck';
import { RowFacts } from '../../views/list/rows/RowFacts';
import { RowMarks } from '../../views/list/rows/RowMarks';
import { RowName } from '../../views/list/rows/RowName';
import { RowTools } from '../../views/list/rows/RowTools';
import { useSeenFields } from '../../views/list/rows/useSeenFields';
import { useTitleOf } from '../../views/useTitleOf';

type CardBodyProps = {
  readonly record: RaRecord;
  readonly options: ListViewOptions<'board'>;
  /** What else stands among its buttons. */
  readonly children?: ReactNode;
};

/** What a card says of its record. */
export const CardBody = ({ record, options, children }: CardBodyProps) => {
  const seen = useSeenFields();
  const title = useTitleOf()(record);
  const [name] = seen(options.title);
  return (
    <>
      <Box className="head">
        <RowCheck record={record} title={title} />
        <Box className="name">
          <RowName field={name} record={record} title={title} />
        </Box>
      </Box>
      <RowMarks fields={seen(options.marks)} record={record} />
      <RowFacts fields={seen(options.facts)} record={record} />
      <Box data-screen="" className="tools">
        {children}
        <RowTools title={title} />
      </Box>
    </>
  );
};
