import { useCountries } from '../country/useCountries';
import { SeveralTexts } from '../drawing/SeveralTexts';
import { defineInput, type InputProps } from '../inputView';

const CountriesInput = ({ field: _, isFilter: __, ...props }: InputProps<'countries'>) => (
  <SeveralTexts {...props} {...useCountries()} />
);

export default defineInput<'countries'>({ Input: CountriesInput });
