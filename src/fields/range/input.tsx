import { styled } from '@mui/material/styles';
import { DateInput, useSourceContext, useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { isEmpty } from '../../model/values/comparable';
import { isPlainObject } from '../../model/values/plainObject';
import { useTimes } from '../AdminContext';
import { fromLocalTime, isInstant, toLocalTime } from '../dateTime/instant';
import { FieldGroup } from '../drawing/FieldGroup';
import { GuardedShape } from '../drawing/GuardedShape';
import { HelperLine } from '../drawing/helperLine';
import { FieldInput } from '../FieldInput';
import { defineInput, type InputProps } from '../inputView';
import { areSound, dayOf, endsOf, orderIssues, wholeDays, type RangeValue } from './kind';

export default defineInput<'range'>({
  Input: (props: InputProps<'range'>) => (
    <FieldGroup label={props.label} isRequired={props.isRequired}>
      <GuardedShape field={props.field} source={props.source}>
        <Boxes {...props} />
      </GuardedShape>
    </FieldGroup>
  ),
  /* Each end is asked for as its own kind is. */
  Filter: ({ field, source, label }) => {
    const [end] = field.children;
    return end && <FieldInput field={end} source={source} label={label || ''} isFilter />;
  },
});

const Boxes = ({ field, source, label, helperText, isRequired = false }: InputProps<'range'>) => {
  const translate = useTranslate();
  const value: unknown = useWatch({ name: useSourceContext().getSource(source) });
  const range = isPlainObject(value) ? (value as Partial<RangeValue>) : {};
  const required = isRequired || !isEmpty(range.from) || !isEmpty(range.to);
  const [from, to, allDay] = field.children;
  const place = (end: 'from' | 'to') => ({
    source: `${source}.${end}`,
    label: translate(`app.list.${end}`, { label: label || '' }),
    required,
  });
  useWholeDays(source, range.allDay === true);
  const isBackwards =
    areSound(endsOf(range as RangeValue, field)) && orderIssues(range as RangeValue, field).length > 0;
  return (
    <>
      {allDay && (
        <FieldInput field={allDay} source={`${source}.allDay`} label={translate('app.form.allDay')} />
      )}
      <Row>
        {range.allDay ? (
          <WholeDay {...place('from')} />
        ) : (
          from && <FieldInput {...place('from')} field={from} />
        )}
        {range.allDay ? (
          <WholeDay {...place('to')} isLast />
        ) : (
          to && <FieldInput {...place('to')} field={to} />
        )}
      </Row>
      <HelperLine error={isBackwards ? 'app.form.rangeOrder' : undefined} helperText={helperText} />
    </>
  );
};

type WholeDayProps = {
  readonly source: string;
  readonly label: string;
  readonly required: boolean;
  readonly isLast?: boolean;
};

/* One end of whole days, stored as a moment of its day in UTC. */
const WholeDay = ({ isLast = false, required, ...place }: WholeDayProps) => (
  <DateInput
    {...place}
    isRequired={required}
    format={(moment: unknown) => (isInstant(moment) ? dayOf(moment) : moment)}
    parse={(day: string) => (day === '' ? null : wholeDays(day, day)[isLast ? 'to' : 'from'])}
  />
);

/* Moments become the days on the clocks of whoever chooses so, and whole days their first and last minute there. */
const useWholeDays = (source: string, isWhole: boolean) => {
  const { timeZone } = useTimes();
  const name = useSourceContext().getSource(source);
  const { getValues, setValue } = useFormContext();
  const before = useRef(isWhole);
  useEffect(() => {
    if (before.current === isWhole) return;
    before.current = isWhole;
    for (const end of ['from', 'to'] as const) {
      const moment: unknown = getValues(`${name}.${end}`);
      if (!isInstant(moment)) continue;
      const day = dayOf(isWhole ? toLocalTime(moment, timeZone) : moment);
      const local = () => fromLocalTime(`${day}T${end === 'to' ? '23:59' : '00:00'}`, timeZone);
      setValue(`${name}.${end}`, isWhole ? wholeDays(day, day)[end] : local(), { shouldDirty: true });
    }
  }, [isWhole, name, timeZone, getValues, setValue]);
};

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  columnGap: 16,
  marginBottom: 8,
});
