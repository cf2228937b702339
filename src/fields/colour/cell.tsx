import { shownText } from '../../model/answers/shownText';
import { defineCell, type CellProps } from '../cellView';
import { readColour } from './kind';
import { Swatch } from './Swatch';

const Colour = ({ value }: CellProps<'colour'>) => {
  const code = readColour(value);
  if (code === undefined) return <bdi>{shownText(value)}</bdi>;
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <Swatch style={{ backgroundColor: code }} />
      {code}
    </span>
  );
};

export default defineCell<'colour'>({ width: { whole: 88 }, Cell: Colour });
