import { defineCell } from '../cellView';
import { Lines } from '../drawing/Lines';
import { OneLine } from '../drawing/OneLine';

export default defineCell<'longText'>({
  Cell: ({ value }) => <OneLine text={String(value)} />,
  Show: ({ value }) => <Lines text={String(value)} />,
});
