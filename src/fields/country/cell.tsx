import { useLocale, useTranslate } from 'react-admin';
import { shownText } from '../../model/answers/shownText';
import { defineCell, type CellProps } from '../cellView';
import { countryCode, countryName } from './countries';

const Name = ({ value }: Pick<CellProps<'country'>, 'value'>) => {
  const [locale, translate] = [useLocale(), useTranslate()];
  const title = countryCode(value) ? {} : { title: translate('app.form.country') };
  return <bdi {...title}>{shownText(countryName(value, locale))}</bdi>;
};

export default defineCell<'country'>({ width: { least: 60 }, Cell: Name });
