import { defineCell } from '../cellView';
import { Bubble, Lines, OneLine } from '../drawing/OneLine';

export default defineCell<'longText'>({
  width: { least: 160 },
  Cell: ({ value }) => <OneLine text={String(value)} />,
  Show: ({ value, field }) => {
    const text = <Lines text={String(value)} />;
    return field.bubble ? <Bubble>{text}</Bubble> : text;
  },
});
