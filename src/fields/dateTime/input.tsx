import { useTranslate, DateInput, DateTimeInput } from 'react-admin';
import { useTimes } from '../AdminContext';
import { defineInput } from '../inputView';
import { fromLocalTime, isInstant, localZone, toLocalTime } from './instant';

/* react-admin formats what it has formatted already, so a local time passes; what is none is left alone (D-22), and so is
   a moment that is of the year 10000 here */
const format = (timeZone?: string) => (value: unknown) => {
  const local = isInstant(value) ? toLocalTime(value, timeZone) : value;
  return typeof local === 'string' && fromLocalTime(local, timeZone) !== undefined ? local : '';
};

const parse = (timeZone?: string) => (localTime: string) =>
  localTime === '' ? null : (fromLocalTime(localTime, timeZone) ?? localTime);

export default defineInput<'dateTime'>({
  Input: function MomentInput({ field: _, isFilter = false, helperText, ...props }) {
    const translate = useTranslate();
    const { timeZone } = useTimes();
    const zone = translate('app.form.timeZone', { zone: timeZone ?? localZone() });
    const help = !isFilter && [helperText, zone].filter(Boolean).join(' ');
    return (
      <DateTimeInput
        {...props}
        helperText={help}
        format={format(timeZone)}
        parse={parse(timeZone)}
        slotProps={{ htmlInput: { max: '9999-12-31T23:59' } }}
      />
    );
  },
  /* a range of moments is asked by day: from the first minute of one to the last of the other */
  Filter: function DayFilter({ field: _, isFilter: __, ...props }) {
    const { timeZone } = useTimes();
    const time = props.source.endsWith('_lte') ? 'T23:59:59.999' : 'T00:00';
    return (
      <DateInput
        {...props}
        format={(value: unknown) => (isInstant(value) ? toLocalTime(value, timeZone).slice(0, 10) : value)}
        parse={(day: string) => (day === '' ? null : (fromLocalTime(day + time, timeZone) ?? day))}
      />
    );
  },
});
