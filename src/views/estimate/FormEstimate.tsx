import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useLocale, useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { EstimateValues } from '../../model/answers/estimate';
import type { ResolvedEstimate } from '../../model/resolved/resource';
import { isEmpty } from '../../model/values/comparable';
import { useLabel, useVisibleFields } from '../useEntity';
import { EstimateEntries, EstimateFacts, useEstimate } from './EstimateFacts';

type FormEstimateProps = { readonly estimate: ResolvedEstimate; readonly view: 'create' | 'edit' };

/** What would follow from the form as it is, once typing has paused; what is missing for that, before. */
export const FormEstimate = ({ estimate, view }: FormEstimateProps) => {
  const translate = useTranslate();
  const label = useLabel();
  const locale = useLocale();
  const { values, missing } = useValues({ estimate, view });
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

/** The little of it that has room beside Save, where the rest stands below the form. */
export const BriefEstimate = (props: FormEstimateProps) =>
  useMediaQuery<Theme>((theme) => theme.breakpoints.down('lg')) && <Brief {...props} />;

const Brief = ({ estimate, view }: FormEstimateProps) => {
  const { values, missing } = useValues({ estimate, view });
  const { data, isFetching } = useEstimate(missing.length === 0 ? values : undefined);
  const brief = estimate.fields.filter(({ name }) => estimate.brief.includes(name) && !isEmpty(data?.[name]));
  if (missing.length > 0 || !data || brief.length === 0) return null;
  return (
    <Box component="dl" aria-busy={isFetching} sx={{ ...briefStyle, opacity: isFetching ? 0.4 : 1 }}>
      <EstimateEntries fields={brief} told={data} />
    </Box>
  );
};

const briefStyle = {
  display: 'flex',
  flexBasis: '100%',
  flexWrap: 'wrap',
  columnGap: 2,
  m: 0,
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '> div': { display: 'flex', gap: 0.75 },
  dt: { color: 'text.secondary' },
  dd: { m: 0, fontWeight: 600 },
} as const;

/* What it follows from as the form is, and what of that is still to be filled in. */
const useValues = ({ estimate, view }: FormEstimateProps) => {
  /* what the form does not ask, such as whose it is of a bound account, the server knows */
  const fields = useVisibleFields(view);
  const watched: unknown[] = useWatch({ name: [...estimate.of] });
  const values = useLater(Object.fromEntries(estimate.of.map((name, at) => [name, watched[at] ?? null])));
  const missing = fields.filter(
    ({ name, required }) => required && estimate.of.includes(name) && isEmpty(values[name]),
  );
  return { values, missing };
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
