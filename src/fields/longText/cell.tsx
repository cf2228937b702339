import { defineCell } from '../cellView';
import { Lines, OneLine } from '../drawing/OneLine';

export default defineCell<'longText'>({
  Cell: ({ value }) => <OneLine text={String(value)} />,
  Show: ({ value }) => <Lines text={String(value)} />,
});
