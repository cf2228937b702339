import { ChoiceChip, hasTones } from '../choice/ChoiceChip';
import { choiceOf } from '../choice/kind';
import { defineCell, type CellProps } from '../cellView';
import { Chips } from '../drawing/Chips';

/* What nobody declared is a chip of its own, which says so. */
const Each = ({ value, field, max }: CellProps<'choices'> & { readonly max?: number }) => (
  <Chips
    texts={value}
    {...(max !== undefined && { max })}
    isBare={(each) => hasTones(field) || !choiceOf(each, field)}
    draw={(each) => <ChoiceChip value={each} field={field} />}
  />
);

export default defineCell<'choices'>({
  width: { least: 110 },
  Cell: Each,
  Show: (props) => <Each {...props} max={Infinity} />,
});
