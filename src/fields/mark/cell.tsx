import { defineCell, type CellProps } from '../cellView';
import { MarkCell } from '../drawing/MarkCell';

const OwnMark = (props: CellProps<'mark'>) => <MarkCell {...props} sign={props.field.icon ?? 'star'} />;

export default defineCell<'mark'>({
  width: { whole: 24 },
  hasLink: true,
  isPressed: () => true,
  Cell: OwnMark,
  Plain: (props) => <MarkCell {...props} sign={props.field.icon ?? 'star'} isPlain />,
});
