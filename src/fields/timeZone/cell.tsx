import { shownText } from '../../model/answers/shownText';
import { defineCell } from '../cellView';

export default defineCell<'timeZone'>({
  Cell: ({ value }) => <bdi>{shownText(value)}</bdi>,
});
