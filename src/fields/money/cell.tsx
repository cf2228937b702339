import { styled } from '@mui/material/styles';
import { useLocale } from 'react-admin';
import { defineCell } from '../cellView';
import { shownMoney } from './currency';
import { toDecimal } from '../../model/values/decimal';

const Amount = styled('span')({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });

export default defineCell<'money'>({
  Cell: function MoneyCell({ value, field }) {
    const locale = useLocale();
    const amount = toDecimal(value);
    if (amount === undefined) return <Amount />;
    const { text, whole } = shownMoney(amount, field, locale);
    return <Amount title={whole}>{text}</Amount>;
  },
});
