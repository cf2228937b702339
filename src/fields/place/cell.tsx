import { shownText } from '../../model/answers/shownText';
import { defineCell, type CellProps } from '../cellView';
import { placeText } from './readPlace';

/* What opens it is the map of whoever reads it, not one of a stranger in the page. */
const Place = ({ value }: CellProps<'place'>) => (
  <a href={`geo:${value.lat},${value.lng}`}>
    <bdi>{shownText(placeText(value))}</bdi>
  </a>
);

export default defineCell<'place'>({
  width: { whole: 176 },
  Cell: ({ value }) => <bdi style={{ whiteSpace: 'nowrap' }}>{placeText(value)}</bdi>,
  Show: Place,
});
