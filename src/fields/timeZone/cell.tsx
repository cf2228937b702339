import { shownText } from '../../model/answers/shownText';
import { defineCell } from '../cellView';

export default defineCell<'timeZone'>({
  width: { least: 120 },
  Cell: ({ value }) => <bdi>{shownText(value)}</bdi>,
});
