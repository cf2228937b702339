import CallSplit from '@mui/icons-material/CallSplit';
import Close from '@mui/icons-material/Close';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { useLocale, useTranslate } from 'react-admin';
import { formatText } from '../../reading/formatText';
import { padDecimal, toDecimal } from '../../../model/values/decimal';
import { decimalSignOf, readNumber } from '../../reading/writtenNumber';
import { Bound } from './Bound';
import type { Tiers } from './useTiers';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { digitsOf } from '../../money/currency';
import { isBound } from './tierIssues';
import { useState, type KeyboardEvent } from 'react';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { numberFormat } from '../../reading/formats';

export type TierRowProps = {
  readonly tiers: Tiers;
  readonly index: number;
  /** Begins the ids of the boxes of this row. */
  readonly id: string;
  readonly label: string;
  readonly field: ResolvedField<'tiers'>;
  readonly onAdd: (after: number) => void;
  readonly onRemove: (index: number) => void;
};

/** One tier: where it begins follows from the tier before it, so only its end and its price are typed. */
export const TierRow = (props: TierRowProps) => {
  const translate = useTranslate();
  const { tiers, index } = props;
  const row = tiers.rows[index];
  const fault = tiers.faultAt(index, 'from');
  return (
    <tr>
      <th scope="row" data-plain data-label={translate('app.tiers.from')}>
        <Bound value={row?.from ?? null} />
        {fault && <FormHelperText error>{fault}</FormHelperText>}
      </th>
      <td data-plain={index === tiers.rows.length - 1} data-label={translate('app.tiers.upTo')}>
        <UpTo {...props} />
      </td>
      <td data-label={translate('app.tiers.price')}>
        <Price {...props} />
      </td>
      <td>
        <RowButtons {...props} />
      </td>
    </tr>
  );
};

const UpTo = ({ tiers, index, id }: TierRowProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  const to = tiers.rows[index]?.to ?? null;
  const draft = tiers.drafts[index]?.to;
  const fault = tiers.faultAt(index, 'to');
  if (index < tiers.rows.length - 1)
    return (
      <TierBox
        id={`${id}-to`}
        label={`${translate('app.tiers.upTo')}, ${translate('app.form.entry', { index: index + 1 })}`}
        value={draft ?? formatText(to)}
        settled={draft === undefined && isBound(to) ? numberFormat(locale).format(to) : undefined}
        inputMode="numeric"
        fault={fault}
        onType={(text) => tiers.typeUpTo(index, text)}
        onBlur={() => tiers.settle(index)}
      />
    );
  return (
    <>
      <Bound value={to} />
      {fault && <FormHelperText error>{fault}</FormHelperText>}
    </>
  );
};

const Price = ({ tiers, index, id, field, onAdd }: TierRowProps) => {
  const translate = useTranslate();
  const sign = decimalSignOf(useLocale());
  const price: unknown = tiers.rows[index]?.price;
  const amount = toDecimal(price);
  const written = amount && padDecimal(amount, digitsOf(field)).replace('.', sign);
  const canAddByEnter = index === tiers.rows.length - 1 && price !== '' && tiers.canAdd(index);
  const addByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !canAddByEnter) return;
    event.preventDefault();
    onAdd(index);
  };
  return (
    <TierBox
      id={`${id}-price`}
      label={`${translate('app.tiers.price')}, ${translate('app.form.entry', { index: index + 1 })}`}
      value={tiers.drafts[index]?.price ?? written ?? formatText(price)}
      inputMode="decimal"
      fault={tiers.faultAt(index, 'price')}
      unit={field.currency}
      onBlur={() => tiers.settle(index)}
      onType={(text) => tiers.typePrice(index, { text, value: readNumber(text, sign) ?? text })}
      onKeyDown={addByEnter}
    />
  );
};

const RowButtons = ({ tiers, index, label, onAdd, onRemove }: TierRowProps) => {
  const translate = useTranslate();
  const split = translate('app.tiers.split', { index: index + 1 });
  const remove = translate('app.form.removeEntry', { index: index + 1, label });
  return (
    <>
      <IconButton
        size="small"
        title={split}
        aria-label={split}
        disabled={!tiers.canAdd(index)}
        onClick={() => onAdd(index)}
      >
        <CallSplit fontSize="small" />
      </IconButton>
      <IconButton size="small" title={remove} aria-label={remove} onClick={() => onRemove(index)}>
        <Close fontSize="small" />
      </IconButton>
    </>
  );
};

type TierBoxProps = {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly inputMode: 'numeric' | 'decimal';
  readonly fault: string | undefined;
  readonly unit?: string;
  readonly onType: (text: string) => void;
  readonly onBlur: () => void;
  /** How the value reads while nobody is in the box. Default: as it is edited. */
  readonly settled?: string | undefined;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
};

/** The box of one cell, with its fault below it. The heading of its column is its label for those who see it. */
const TierBox = ({ label, value, settled, inputMode, fault, unit, onType, onBlur, ...box }: TierBoxProps) => {
  const [isOpen, setOpen] = useState(false);
  const leave = () => {
    setOpen(false);
    onBlur();
  };
  return (
    <TextField
      {...box}
      size="small"
      margin="none"
      fullWidth
      value={isOpen ? value : (settled ?? value)}
      onChange={(event) => onType(event.target.value)}
      onFocus={() => setOpen(true)}
      onBlur={leave}
      error={fault !== undefined}
      helperText={fault}
      slotProps={{
        htmlInput: { 'aria-label': label, 'aria-required': true, inputMode, autoComplete: 'off' },
        input: { endAdornment: unit && <InputAdornment position="end">{unit}</InputAdornment> },
      }}
    />
  );
};
