import { styled } from '@mui/material/styles';
import { useLocale } from 'react-admin';
import { defineCell, type CellProps } from '../cellView';
import { shownMoney } from './currency';
import { toDecimal } from '../../model/values/decimal';

const Amount = styled('span')({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });

const MoneyCell = ({ value, field }: Pick<CellProps<'money'>, 'value' | 'field'>) => {
  const locale = useLocale();
  const amount = toDecimal(value);
  if (amount === undefined) return <Amount />;
  const { text, whole } = shownMoney(amount, field, locale);
  return <Amount title={whole}>{text}</Amount>;
};

/* On a record there is another line for what is longer than its column. */
const Whole = styled('span')({ '& > span': { whiteSpace: 'normal' } });

export default defineCell<'money'>({
  width: { whole: 72 },
  Cell: MoneyCell,
  Show: (props) => (
    <Whole>
      <MoneyCell {...props} />
    </Whole>
  ),
});
