import Typography from '@mui/material/Typography';
import { useLocale, useTranslate, useGetOne, type RaRecord } from 'react-admin';
import { roundDecimal } from '../../../model/values/decimal';
import { countSegments } from '../../../model/values/segments';
import { useAbility, useModel } from '../../AdminContext';
import { digitsOf, formatMoney } from '../../money/currency';
import { costOf } from '../tiers/tierPrices';
import type { Pricing } from './kind';
import { Spoken } from './Spoken';
import { useRecipients } from './useRecipients';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { isEmpty } from '../../../model/values/comparable';
import type { Tier } from '../tiers/tierIssues';
import { numberFormat } from '../../reading/formats';

type TierPriceProps = { readonly text: string; readonly pricing: Pricing };

type Counted = NonNullable<Pricing['recipients']>;

/** What a message costs where its price follows from how much is sent; nothing for whoever may not read prices. */
export const TierPrice = ({ text, pricing }: TierPriceProps) => {
  const { subject } = useModel().resource(pricing.from);
  const { recipients } = pricing;
  if (!useAbility().can('show', subject)) return null;
  return recipients ? (
    <PriceForAll text={text} pricing={pricing} recipients={recipients} />
  ) : (
    <PriceLine text={text} pricing={pricing} />
  );
};

const PriceForAll = ({ recipients, ...props }: TierPriceProps & { readonly recipients: Counted }) => {
  const { count } = useRecipients(recipients);
  return <PriceLine {...props} {...(count !== undefined && { count })} />;
};

const PriceLine = ({ text, pricing, count }: TierPriceProps & { readonly count?: number }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const tiers = useTiersOf(pricing);
  const { segments } = countSegments(text);
  const volume = segments * Math.max(count ?? 1, 1);
  const all = tiers && costOf(tiers.rows, volume);
  const one = all && costOf([{ from: 0, to: null, price: all.each }], segments);
  if (!all || !one) return null;
  const { currency } = tiers.field;
  const shown = numberFormat(locale).format(volume);
  const parts = [
    translate('app.smsText.tierCost', { cost: formatMoney(one.total, tiers.field, locale), volume: shown }),
    ...(count
      ? [
          translate('app.smsText.tierTotal', {
            total: formatMoney(roundDecimal(all.total, digitsOf({ currency })), { currency }, locale),
            smart_count: count,
          }),
        ]
      : []),
  ];
  const line = parts.join(' · ');
  return (
    <Typography variant="caption" component="p">
      {line}
      <Spoken text={line} />
    </Typography>
  );
};

/** The prices by volume that a person may read; undefined until they are there, and where there are none. */
const useTiersOf = ({ from, field: name }: Pricing) => {
  const { resource, kinds } = useModel();
  const ability = useAbility();
  const target = resource(from);
  const field = target.fields.find((each) => each.name === name) as ResolvedField<'tiers'> | undefined;
  const isOpen = !field?.guarded || ability.can('show', target.subject, name);
  const { data } = useGetOne<RaRecord>(target.name, { id: target.key }, { enabled: isOpen, retry: false });
  const value: unknown = data?.[name];
  if (!field || isEmpty(value) || kinds.tiers.fault(value, field, kinds) !== undefined) return undefined;
  return { field, rows: value as readonly Tier[] };
};
