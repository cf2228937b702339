import { useLocale } from 'react-admin';
import { defineCell, type CellProps } from '../cellView';
import { formatNumber } from '../number/kind';
import { STARS } from './kind';

/* Characters, which are printed where no background is; a sum of them, or what a server made up, is a number. */
const Stars = ({ value, field: { max = STARS } }: CellProps<'rating'>) => {
  const stars = Number(value);
  const number = formatNumber(stars, useLocale());
  if (!(stars >= 0 && stars <= max)) return <bdi>{number}</bdi>;
  const whole = Math.floor(stars);
  return (
    <>
      <span role="img" aria-label={`${number} / ${max}`} title={`${number} / ${max}`}>
        {'★'.repeat(whole).padEnd(max, '☆')}
      </span>
      {whole !== stars && ` ${number}`}
    </>
  );
};

export default defineCell<'rating'>({ width: { whole: 72 }, Cell: Stars });
