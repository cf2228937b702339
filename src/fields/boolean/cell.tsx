import { useLocale, useTranslate } from 'react-admin';
import { pick } from '../../model/resolved/labels';
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

export default defineCell<'boolean'>({
  width: { whole: 24 },
  Cell: function BooleanCell({ value }: CellProps<'boolean'>) {
    return <Mark value={value} word={useWord(value)} />;
  },
  Mark: function BooleanMark({ field }: CellProps<'boolean'>) {
    return <StatusChip tone="info" icon="star" label={pick(field.label, useLocale())} />;
  },
  Show: function BooleanShow({ value }: CellProps<'boolean'>) {
    return (
      <span style={{ display: 'inline-flex', alignItems: 'center', gap: 4 }}>
        <Mark value={value} />
        {useWord(value)}
      </span>
    );
  },
});
