import { useLocale, useTranslate } from 'react-admin';
import { pick } from '../../model/resolved/labels';
import { MarkCell } from '../drawing/MarkCell';
import { StatusChip } from '../drawing/StatusChip';
import { defineCell, type CellProps } from '../cellView';

const CHECK = 'M9 16.2 4.8 12l-1.4 1.4L9 19 21 7l-1.4-1.4z';
const DASH = 'M6 11h12v2H6z';

const useWord = (value: boolean) => useTranslate()(value ? 'ra.boolean.true' : 'ra.boolean.false');

const Mark = ({ value, word }: { readonly value: boolean; readonly word?: string }) => (
  <svg
    viewBox="0 0 24 24"
    width="18"
    height="18"
    fill="currentColor"
    {...(word === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': word })}
  >
    <path d={value ? CHECK : DASH} />
  </svg>
);

const Drawn = (props: CellProps<'boolean'>) => {
  const word = useWord(props.value);
  const { mark } = props.field;
  return mark ? <MarkCell {...props} sign={mark} /> : <Mark value={props.value} word={word} />;
};

export default defineCell<'boolean'>({
  width: { whole: 24 },
  isPressed: ({ mark }) => mark !== undefined,
  Cell: Drawn,
  Plain: function PlainBoolean({ value }) {
    return <Mark value={value} word={useWord(value)} />;
  },
  Mark: function BooleanMark(props) {
    const label = pick(props.field.label, useLocale());
    return props.field.mark ? <Drawn {...props} /> : <StatusChip tone="info" icon="star" label={label} />;
  },
  Show: function BooleanShow(props) {
    const word = useWord(props.value);
    if (props.field.mark) return <Drawn {...props} />;
    return (
      <span style={{ display: 'inline-flex', alignItems: 'center', gap: 4 }}>
        <Mark value={props.value} />
        {word}
      </span>
    );
  },
});
