import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { EstimateValues } from '../../model/answers/estimate';
import type { ResolvedEstimate } from '../../model/resolved/resource';
import { isEmpty } from '../../model/values/comparable';
import { useLabel, useVisibleFields } from '../useEntity';
import { EstimateFacts } from './EstimateFacts';

type FormEstimateProps = { readonly estimate: ResolvedEstimate; readonly view: 'create' | 'edit' };

/** What would follow from the form as it is, once typing has paused; what is missing for that, before. */
export const FormEstimate = ({ estimate, view }: FormEstimateProps) => {
  const translate = useTranslate();
  const label = useLabel();
  const locale = useLocale();
  /* what the form does not ask, such as whose it is of a bound account, the server knows */
  const fields = useVisibleFields(view);
  const watched: unknown[] = useWatch({ name: [...estimate.of] });
  const values = useLater(Object.fromEntries(estimate.of.map((name, at) => [name, watched[at] ?? null])));
  const missing = fields.filter(
    ({ name, required }) => required && estimate.of.includes(name) && isEmpty(values[name]),
  );
  const names = new Intl.ListFormat(locale).format(missing.map((field) => `“${label(field.label)}”`));
  return (
    <Paper component="aside" aria-labelledby="estimate-title" sx={{ p: 2 }}>
      <Typography id="estimate-title" variant="h3" component="h2" sx={{ mb: 1 }}>
        {translate('app.estimate.title')}
      </Typography>
      {missing.length === 0 ? (
        <EstimateFacts estimate={estimate} values={values} />
      ) : (
        <Typography color="textSecondary">{translate('app.estimate.missing', { fields: names })}</Typography>
      )}
    </Paper>
  );
};

const useLater = (values: EstimateValues): EstimateValues => {
  const text = JSON.stringify(values);
  const [late, setLate] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setLate(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return JSON.parse(late) as EstimateValues;
};

/** Milliseconds without a key before the server is asked. */
const PAUSE = 400;
