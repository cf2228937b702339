import { useLocale, useTranslate } from 'react-admin';
import { MOST_COUNTED } from '../../config/limits';
import { numberFormat } from '../../fields/reading/formats';

type PositionProps = { readonly index: number; readonly total: number | undefined };

/** Which record of how many in a list it is. */
export const Position = ({ index, total }: PositionProps) => {
  const translate = useTranslate();
  const number = numberFormat(useLocale());
  const isMore = total !== undefined && total > MOST_COUNTED;
  const shown = total === undefined ? '?' : number.format(Math.min(total, MOST_COUNTED));
  const text = isMore ? 'app.record.positionOfMore' : 'app.record.position';
  return <span>{translate(text, { index: number.format(index + 1), total: shown })}</span>;
};
