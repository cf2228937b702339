import { useLocale, useTranslate } from 'react-admin';
import { FaultyValue } from '../../drawing/FaultyValue';
import { isBound } from './tierIssues';
import { numberFormat } from '../../reading/formats';

/** One end of a tier, as its readers write numbers; null is no end. */
export const Bound = ({ value }: { readonly value: number | null }) => {
  const locale = useLocale();
  const translate = useTranslate();
  if (value === null) return translate('app.tiers.andMore');
  return isBound(value) ? (
    numberFormat(locale).format(value)
  ) : (
    <FaultyValue fault="notNumber" value={value} />
  );
};
