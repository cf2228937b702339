import { useTranslate } from 'react-admin';
import { shownText } from '../../model/answers/shownText';
import { defineCell, type CellProps } from '../cellView';
import { isEmail } from './kind';

const PlainAddress = ({ value }: { readonly value: string }) => {
  const translate = useTranslate();
  return <bdi {...(isEmail(value) ? {} : { title: translate('app.cell.badEmail') })}>{shownText(value)}</bdi>;
};

/* encoded, because "?" and "&" are legal before the @ and would add recipients to the letter */
const hrefOf = (value: string) => `mailto:${encodeURIComponent(value).replace('%40', '@')}`;

export default defineCell<'email'>({
  width: { least: 120 },
  Cell: PlainAddress,
  Show: ({ value }: CellProps<'email'>) =>
    isEmail(value) ? (
      <a href={hrefOf(value)}>
        <bdi>{shownText(value)}</bdi>
      </a>
    ) : (
      <PlainAddress value={value} />
    ),
});
