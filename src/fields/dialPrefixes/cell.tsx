import { defineCell } from '../cellView';
import { Chips } from '../drawing/Chips';

export default defineCell<'dialPrefixes'>({
  width: { least: 100 },
  Cell: ({ value }) => <Chips texts={value} />,
  Show: ({ value }) => <Chips texts={value} max={Infinity} />,
});
