import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate, type RaRecord, useLocale } from 'react-admin';
import type { ReactNode } from 'react';
import { useAbility, useModel } from '../../fields/AdminContext';
import { mayMeasure } from '../../model/numbers/mayMeasure';
import type { ResolvedFigure } from '../../model/resolved/resource';
import { useEntity, useLabel } from '../useEntity';
import { isNotOffered } from '../isNotOffered';
import { useFailureText } from '../useFailureText';
import { useMetric } from './useMetric';
import { NoValue, Value } from '../../fields/Value';
import type { Measure } from '../../config/metric';
import { roundDecimal, type Decimal } from '../../model/values/decimal';
import type { Kinds } from '../../model/resolved/kind';
import type { ResolvedMetric } from '../../model/numbers/metrics';
import { findField } from '../../model/resolved/model';
import type { ResolvedField } from '../../model/resolved/resolvedField';
import { numberFormat } from '../../fields/reading/formats';

/** The numbers of a record: what others point at it with, each a way to the list behind it. */
export const Figures = ({ record }: { readonly record: RaRecord }) => {
  const { figures } = useEntity();
  const model = useModel();
  const ability = useAbility();
  const shown = figures.filter(({ metric }) => ability.can('list', model.resource(metric.of).subject));
  if (shown.length === 0) return null;
  return (
    <Box component="ul" sx={rowStyle}>
      {shown.map((figure, at) => (
        <Figure key={at} figure={figure} id={String(record.id)} />
      ))}
    </Box>
  );
};

type FigureProps = { readonly figure: ResolvedFigure; readonly id: string };

const Figure = (props: FigureProps) => {
  const { metric } = props.figure;
  const model = useModel();
  const ability = useAbility();
  return mayMeasure(metric, model.resource(metric.of), { ability, model }) ? (
    <AskedFigure {...props} />
  ) : null;
};

const AskedFigure = ({ figure, id }: FigureProps) => {
  const { metric, target } = figure;
  const { value, isPending, error, refetch, to } = useMetric(metric, { filter: { [target]: id } });
  if (isPending) return <Card figure={figure} value={<Skeleton width="60%" />} />;
  if (error) return <Card figure={figure} value={<Failed error={error} onRetry={refetch} />} />;
  return <Card figure={figure} to={to} value={<MetricValue metric={metric} value={value} />} />;
};

type CardProps = {
  readonly figure: ResolvedFigure;
  readonly value: ReactNode;
  /** Where it leads, once it says something. */
  readonly to?: string;
};

const Card = ({ figure, value, to }: CardProps) => {
  const label = useLabel();
  return (
    <Box component="li" sx={{ minWidth: 0, display: 'grid' }}>
      <Paper {...(to !== undefined && { component: LinkBase, to })} sx={cardStyle}>
        <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
          {label(figure.label)}
        </Typography>
        <Typography component="span" variant="h3" sx={valueStyle}>
          {value}
        </Typography>
      </Paper>
    </Box>
  );
};

type FailedProps = { readonly error: Error; readonly onRetry: () => void };

const Failed = ({ error, onRetry }: FailedProps) => {
  const translate = useTranslate();
  const textOf = useFailureText();
  return (
    <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
      {textOf(error)}{' '}
      {!isNotOffered(error) && (
        <Button size="small" onClick={onRetry}>
          {translate('app.list.error.retry')}
        </Button>
      )}
    </Typography>
  );
};

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fit, minmax(140px, 1fr))' },
  gap: 1.5,
  m: 0,
  mb: 2,
  p: 0,
  listStyle: 'none',
} as const;

const cardStyle = {
  display: 'block',
  px: { xs: 2, sm: 1.5, lg: 2 },
  py: 1.5,
  minWidth: 0,
  color: 'text.primary',
  textDecoration: 'none',
  'a&:hover': { bgcolor: 'action.hover' },
} as const;

const valueStyle = {
  display: 'block',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  /* an amount of nine digits has no other place in four cards of a tablet */
  '& *': { whiteSpace: 'normal' },
} as const;

type MetricValueProps = {
  readonly metric: Pick<ResolvedMetric, 'of' | 'measure' | 'field'>;
  readonly value: Decimal | undefined;
};

/** The number of a metric as a person reads it: an amount as its field writes it, a share in percent, a dash for none. */
const MetricValue = ({ metric: { of, measure, field: name }, value }: MetricValueProps) => {
  const { resource, kinds } = useModel();
  const locale = useLocale();
  const field = name === undefined ? undefined : findField(resource(of), name);
  if (value === undefined) return <NoValue />;
  if (field)
    return (
      <Value
        field={ofAll(field, { measure, kinds })}
        record={{ [field.name]: rounded(value, field, { measure, kinds }) }}
      />
    );
  return <bdi>{numberFormat(locale, formats[measure]).format(Number(value))}</bdi>;
};

const formats: { readonly [M in Measure]?: Intl.NumberFormatOptions } = {
  share: { style: 'unit', unit: 'percent', maximumFractionDigits: 1 },
};

type Of = { readonly measure: Measure; readonly kinds: Kinds };

/* The least and the largest are values of a record like any other, and so is what one costs on average. */
const ofAll = (field: ResolvedField, { measure, kinds }: Of): ResolvedField =>
  measure === 'sum' ? (kinds[field.kind].ofSum?.(field) ?? field) : field;

/* An average of whole numbers is seldom one. */
const rounded = (value: Decimal, field: ResolvedField, { measure, kinds }: Of): Decimal => {
  const digits = kinds[field.kind].decimals?.(field) ?? 2;
  return roundDecimal(value, measure === 'average' ? Math.max(digits, 1) : digits);
};
