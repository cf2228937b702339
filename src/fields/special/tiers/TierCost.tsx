import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useLocale, useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { formatMoney } from '../../money/currency';
import type { Tier } from './tierIssues';
import { costOf } from './tierPrices';
import { wholeNumber } from './useTiers';

type TierCostProps = { readonly rows: readonly Tier[]; readonly field: ResolvedField<'tiers'> };

/** Tries the table: which tier a number falls in, and what it costs when all of it is charged at that price. */
export const TierCost = ({ rows, field }: TierCostProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  const id = useId();
  const [text, setText] = useState('');
  const cost = costOf(rows, wholeNumber(text));
  return (
    <Line>
      <TextField
        id={id}
        size="small"
        margin="none"
        fullWidth={false}
        label={translate('app.tiers.units')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
      />
      <output htmlFor={id}>
        {cost &&
          translate('app.tiers.cost', {
            index: cost.index + 1,
            each: formatMoney(cost.each, field, locale),
            total: formatMoney(cost.total, { currency: field.currency }, locale),
          })}
      </output>
    </Line>
  );
};

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  margin: '16px 0 8px',
  '& > *': { minWidth: 240 },
});
