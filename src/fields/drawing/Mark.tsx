import { useTranslate } from 'react-admin';
import { useContext } from 'react';
import type { ResolvedField } from '../../model/resolved/resolvedField';
import type { MarkSign } from '../reading/markSigns';
import { MarkContext } from './MarkContext';

export type MarkProps = {
  readonly value: boolean;
  readonly field: ResolvedField;
  readonly record: Readonly<Record<string, unknown>>;
  readonly sign: MarkSign;
  /** It stands within a link, where no button may be. */
  readonly isPlain?: boolean;
};

/** A sign that is set or not: a button for whoever may change that, else a picture with its word. */
export const Mark = ({ value, field, record, sign, isPlain = false }: MarkProps) => {
  const translate = useTranslate();
  const draw = useContext(MarkContext);
  const drawn = <Sign isSet={value} d={shapes[sign]} />;
  const still = (
    <span role="img" aria-label={translate(value ? 'ra.boolean.true' : 'ra.boolean.false')}>
      {drawn}
    </span>
  );
  return draw && !isPlain ? draw({ field, record, isSet: value, still, children: drawn }) : still;
};

/* Filled or an outline: to be told apart without its colour, on paper and where colours are forced. */
const Sign = ({ isSet, d }: { readonly isSet: boolean; readonly d: string }) => (
  <svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill={isSet ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinejoin="round"
    aria-hidden
    style={{ display: 'block' }}
  >
    <path d={d} fillRule="evenodd" />
  </svg>
);

const shapes: { readonly [S in MarkSign]: string } = {
  star: 'M12 3.2l2.7 5.6 6.1.8-4.5 4.2 1.2 6.1L12 16.9l-5.5 3 1.2-6.1-4.5-4.2 6.1-.8z',
  heart:
    'M12 20.4C5.6 15.6 3 12.4 3 8.9 3 6.2 5.1 4.2 7.6 4.2c1.8 0 3.4 1 4.4 2.6 1-1.6 2.6-2.6 4.4-2.6C18.9 4.2 21 6.2 21 8.9c0 3.5-2.6 6.7-9 11.5z',
  check: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM10.6 16.4 6.4 12.2l1.4-1.4 2.8 2.8 5.6-5.6 1.4 1.4z',
};
