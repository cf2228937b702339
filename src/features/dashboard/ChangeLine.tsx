import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { Icon } from '../../fields/drawing/Icon';
import type { Change } from '../../model/dashboard/change';
import { numberFormat } from '../../fields/reading/formats';

type Translate = ReturnType<typeof useTranslate>;

type ChangeLineProps = {
  readonly change: Change | undefined;
  /** The number before, in words. */
  readonly before: string;
};

/** How a number has changed: arrow and word, and what it was. */
export const ChangeLine = ({ change, before }: ChangeLineProps) => {
  const translate = useTranslate();
  const amount = changeAmount(change, { translate, locale: useLocale() });
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}
    >
      <span style={{ display: 'inline-flex', alignItems: 'center', gap: 4 }}>
        {change && change.direction !== 'same' && (
          <Icon
            name="up"
            fontSize="small"
            aria-hidden
            sx={{ transform: change.direction === 'down' ? 'rotate(180deg)' : undefined }}
          />
        )}
        {translate(`app.dashboard.change.${change?.direction ?? 'none'}`, { amount })}
      </span>
      {change && <span>{translate('app.dashboard.before', { value: before })}</span>}
    </Typography>
  );
};

/** `6.2%`, or `1.4 points` of a share. */
export const changeAmount = (
  change: Change | undefined,
  { translate, locale }: { readonly translate: Translate; readonly locale: string },
): string => {
  if (!change) return '';
  const isPercent = change.unit === 'percent';
  const text = numberFormat(locale, {
    ...(isPercent && { style: 'unit', unit: 'percent' }),
    maximumFractionDigits: 1,
  }).format(change.amount);
  return isPercent ? text : translate('app.dashboard.points', { smart_count: change.amount, amount: text });
};
