import { useTranslate } from 'react-admin';

type FaultyValueProps = {
  /** A key of `app.cell`. */
  readonly fault: string;
  readonly value: unknown;
};

/** A blank that says why it is blank; the value itself is at most quoted in the title. */
export const FaultyValue = ({ fault, value }: FaultyValueProps) => {
  const translate = useTranslate();
  const why = [translate(`app.cell.${fault}`, { _: translate('app.cell.badValue') }), quoted(value)]
    .join(' ')
    .trim();
  // eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawn blank, for which there is no file
  return <span role="img" aria-label={why} title={why} data-fault={fault} style={blank} />;
};

const LONGEST_QUOTE = 40;

const quoted = (value: unknown): string =>
  typeof value === 'string' && value.length <= LONGEST_QUOTE ? `(${value})` : '';

/* Wide enough to point at. */
const blank = { display: 'inline-block', minWidth: '2em', minHeight: '1em' };
