import { useLocale, useTranslate } from 'react-admin';
import { shownText } from '../../model/answers/shownText';
import { defineCell, type CellProps } from '../cellView';
import { isClock } from './clock';
import { formatClock } from './kind';

const Clock = ({ value }: Pick<CellProps<'time'>, 'value'>) => {
  const [locale, translate] = [useLocale(), useTranslate()];
  if (!isClock(value)) return <bdi title={translate('app.form.time')}>{shownText(value)}</bdi>;
  return <time dateTime={value}>{formatClock(value, locale)}</time>;
};

export default defineCell<'time'>({ width: { whole: 44 }, Cell: Clock });
