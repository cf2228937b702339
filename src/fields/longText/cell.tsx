import { defineCell } from '../cellView';
import { Lines } from '../Lines';
import { OneLine } from '../OneLine';

export default defineCell<'longText'>({
  Cell: ({ value }) => <OneLine text={String(value)} />,
  Show: ({ value }) => <Lines text={String(value)} />,
});
