import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import type { ListViewOptions } from '../../config/listViews';
import { Value } from '../../fields/Value';
import { isEmpty } from '../../model/values/comparable';
import type { ListViewProps } from '../../views/list/ListExtrasContext';
import { OrderGrips } from '../../views/list/order/OrderGrips';
import { FoldButton } from '../../views/list/rows/FoldButton';
import { frameStyle } from '../../views/list/rows/frameStyle';
import { RecordList } from '../../views/list/rows/RecordList';
import { RowCheck } from '../../views/list/rows/RowCheck';
import { RowGrip } from '../../views/list/rows/RowGrip';
import { RowMarks } from '../../views/list/rows/RowMarks';
import { RowName } from '../../views/list/rows/RowName';
import { RowTools } from '../../views/list/rows/RowTools';
import { useSeenFields } from '../../views/list/rows/useSeenFields';
import { useTitleOf } from '../../views/useTitleOf';
import { Expanded } from './Expanded';
import { lineStyle } from './lineStyle';

type Options = ListViewOptions<'lines'>;

/** The records of a list as lines, each with more of it below on demand. */
const LinesView = ({ options, groupBy }: ListViewProps<Options>) => (
  <>
    <OrderGrips />
    <RecordList groupBy={groupBy} sx={frameStyle} itemSx={lineStyle}>
      {(record) => <Line record={record} options={options} />}
    </RecordList>
  </>
);

export default LinesView;

const Line = ({ record, options }: { readonly record: RaRecord; readonly options: Options }) => {
  const seen = useSeenFields();
  const translate = useTranslate();
  const title = useTitleOf()(record);
  const [isOpen, setOpen] = useState(false);
  const isThere = ({ name }: { readonly name: string }) => !isEmpty(record[name]);
  const [first, ...others] = seen(options.line);
  const more = seen(options.expand).filter(isThere);
  const id = `line-${record.id}`;
  return (
    <>
      <Box className="line">
        <RowGrip id={record.id} />
        <RowCheck record={record} title={title} />
        {more.length > 0 && (
          <FoldButton
            name="more"
            label={translate('app.list.look.more', { name: title })}
            controls={id}
            isOpen={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
        )}
        <Box className="name">
          <RowName field={first} record={record} title={title} />
        </Box>
        {others.filter(isThere).map((field) => (
          <span key={field.name} className="value">
            <Value field={field} record={record} part="Cell" />
          </span>
        ))}
        <RowMarks fields={seen(options.marks)} record={record} />
        <Box data-screen="" className="tools">
          <RowTools title={title} />
        </Box>
      </Box>
      {isOpen && <Expanded id={id} fields={more} record={record} />}
    </>
  );
};
