import { useTranslate } from 'react-admin';
import { shownText } from '../../model/answers/shownText';
import { isTimeZone } from '../../model/values/timeZone';
import { defineCell, type CellProps } from '../cellView';

const Zone = ({ value }: Pick<CellProps<'timeZone'>, 'value'>) => {
  const translate = useTranslate();
  const title = isTimeZone(value) ? {} : { title: translate('app.form.noTimeZone') };
  return <bdi {...title}>{shownText(value)}</bdi>;
};

export default defineCell<'timeZone'>({ width: { least: 120 }, Cell: Zone });
