import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { changeOf } from '../../model/dashboard/change';
import type { SpanOfDays } from '../../model/dashboard/timeSpan';
import type { ResolvedHeadline } from '../../model/dashboard/widget';
import { comparedReadings } from '../../model/dashboard/widgetReadings';
import { useLabel } from '../../views/useEntity';
import { changeAmount } from './ChangeLine';
import { useFigures } from './useFigures';
import { useFigureText } from './useFigureText';

type HeadlineProps = { readonly headline: ResolvedHeadline; readonly span: SpanOfDays | undefined };

/** The fact of the page in one sentence. It is left out when it cannot be known: the widgets say why. */
export const Headline = ({ headline: { metric, texts }, span }: HeadlineProps) => {
  const { figures, error } = useFigures(comparedReadings({ metric, compare: true }, span));
  const textOf = useFigureText(metric);
  const label = useLabel();
  const words = { translate: useTranslate(), locale: useLocale() };
  if (error) return null;
  const [present, former] = figures ?? [];
  const change = changeOf(present?.all.value, former?.all.value, metric.measure);
  const sentence = label(texts[change?.direction ?? 'same'])
    .replaceAll('{value}', textOf(present?.all.value))
    .replaceAll('{change}', changeAmount(change, words));
  return (
    <Typography variant="h1" component="p" sx={{ overflowWrap: 'anywhere' }}>
      {present ? sentence : <Skeleton width="60%" />}
    </Typography>
  );
};
