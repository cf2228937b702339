import { useLocale } from 'react-admin';
import { defineCell, type CellProps } from '../cellView';
import { countryName } from '../country/countries';
import { Chips } from '../drawing/Chips';

type NamesProps = Pick<CellProps<'countries'>, 'value'> & { readonly max?: number };

const Names = ({ value, ...most }: NamesProps) => {
  const locale = useLocale();
  return <Chips texts={value.map((each) => countryName(each, locale))} {...most} />;
};

export default defineCell<'countries'>({
  width: { least: 100 },
  Cell: ({ value }) => <Names value={value} />,
  Show: ({ value }) => <Names value={value} max={Infinity} />,
});
