import { useTranslate, DateInput, DateTimeInput } from 'react-admin';
import { defineInput } from '../inputView';
import { fromLocalTime, isInstant, localZone, toLocalTime } from './instant';

/* react-admin formats what it has formatted already, so a local time passes; what is no moment is left alone (D-22) */
const format = (value: unknown) => {
  if (isInstant(value)) return toLocalTime(value);
  return typeof value === 'string' && fromLocalTime(value) !== undefined ? value : '';
};

const parse = (localTime: string) => (localTime === '' ? null : (fromLocalTime(localTime) ?? localTime));

export default defineInput<'dateTime'>({
  Input: function MomentInput({ field: _, isFilter: __, helperText, ...props }) {
    const translate = useTranslate();
    const zone = translate('app.form.timeZone', { zone: localZone() });
    const help = helperText === false ? false : [helperText, zone].filter(Boolean).join(' ');
    return (
      <DateTimeInput
        {...props}
        helperText={help}
        format={format}
        parse={parse}
        slotProps={{ htmlInput: { max: '9999-12-31T23:59' } }}
      />
    );
  },
  /* a range of moments is asked by day: from the first minute of one to the last of the other */
  Filter: function DayFilter({ field: _, isFilter: __, ...props }) {
    const time = props.source.endsWith('_lte') ? 'T23:59:59.999' : 'T00:00';
    return (
      <DateInput
        {...props}
        format={(value: unknown) => (isInstant(value) ? toLocalTime(value).slice(0, 10) : value)}
        parse={(day: string) => (day === '' ? null : (fromLocalTime(day + time) ?? day))}
      />
    );
  },
});
