import Box from '@mui/material/Box';
import type { RaRecord } from 'react-admin';
import type { ListViewOptions } from '../../config/listViews';
import type { ListViewProps } from '../../views/list/ListExtrasContext';
import { RecordList } from '../../views/list/rows/RecordList';
import { RowCheck } from '../../views/list/rows/RowCheck';
import { RowFacts } from '../../views/list/rows/RowFacts';
import { RowMarks } from '../../views/list/rows/RowMarks';
import { RowName } from '../../views/list/rows/RowName';
import { RowTools } from '../../views/list/rows/RowTools';
import { useSeenFields } from '../../views/list/rows/useSeenFields';
import { useTitleOf } from '../../views/useTitleOf';
import { Beginning } from './Beginning';
import { LoadingCards } from './LoadingCards';
import { Picture } from './Picture';
import { cardStyle, gridStyle } from './cardStyle';

type Options = ListViewOptions<'cards'>;

/** The records of a list as cards, side by side where there is room. */
const CardsView = ({ options, groupBy }: ListViewProps<Options>) => (
  <RecordList groupBy={groupBy} sx={gridStyle} itemSx={cardStyle} waiting={<LoadingCards />}>
    {(record) => <Card record={record} options={options} />}
  </RecordList>
);

export default CardsView;

const Card = ({ record, options }: { readonly record: RaRecord; readonly options: Options }) => {
  const seen = useSeenFields();
  const title = useTitleOf()(record);
  const [image] = seen(options.image);
  const [name] = seen(options.title);
  const [text] = seen(options.text);
  return (
    <>
      {image && <Picture field={image} value={record[image.name]} />}
      <Box className="head">
        <RowCheck record={record} title={title} />
        <Box className="name">
          <RowName field={name} record={record} title={title} />
        </Box>
        <Box data-screen="" className="tools">
          <RowTools title={title} />
        </Box>
      </Box>
      <RowMarks fields={seen(options.marks)} record={record} />
      {text && <Beginning field={text} record={record} />}
      <RowFacts fields={seen(options.facts)} record={record} />
    </>
  );
};
