import { shownText } from '../../model/answers/shownText';
import { defineCell } from '../cellView';

export default defineCell<'slug'>({
  width: { least: 110 },
  Cell: ({ value }) => <bdi>{shownText(value)}</bdi>,
});
