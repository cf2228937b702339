import type { ListViewOptions } from '../../config/listViews';
import type { ListViewProps } from '../../views/list/ListExtrasContext';
import { RecordList } from '../../views/list/rows/RecordList';
import { useSeenFields } from '../../views/list/rows/useSeenFields';
import { Board } from './Board';
import { CardBody } from './CardBody';
import { cardStyle } from './boardStyle';

type Options = ListViewOptions<'board'>;

/** The records of a list in columns; one below the other for whoever may not see what they are put together by. */
const BoardView = ({ options }: ListViewProps<Options>) => {
  const [by] = useSeenFields()(options.by);
  if (by) return <Board by={by} options={options} />;
  return (
    <RecordList itemSx={cardStyle}>{(record) => <CardBody record={record} options={options} />}</RecordList>
  );
};

export default BoardView;
