import { defineCell, type CellProps } from '../cellView';
import { ChoiceChip, hasTones } from './ChoiceChip';
import { Explanation } from './Explanation';
import { choiceLabel, choiceOf } from './kind';

export default defineCell<'choice'>({
  width: (field, locale) =>
    hasTones(field) ? { whole: CHIP + lengthOfLongest(field, locale) * 6 } : { least: 80 },
  Cell: ({ value, field }) => <ChoiceChip value={value} field={field} />,
  Advice: ({ value, field }) => <Explanation {...choiceOf(value, field)} />,
  Show: ({ value, field }) => (
    <>
      <ChoiceChip value={value} field={field} />
      <Explanation {...choiceOf(value, field)} />
    </>
  ),
});

/* Its sign, and the room around both. */
const CHIP = 32;

const lengthOfLongest = (field: CellProps<'choice'>['field'], locale: string): number =>
  Math.max(0, ...Object.keys(field.values).map((value) => choiceLabel(value, field, locale).length));
