import { createFilterOptions } from '@mui/material/Autocomplete';
import { useLocale } from 'react-admin';
import { useMemo } from 'react';
import { countryCode, countryCodes, countryName } from './countries';

/** All countries as an input offers them: by their names in the language of the reader, found by their codes as well. */
export const useCountries = () => {
  const locale = useLocale();
  return useMemo(() => {
    const nameOf = (text: string) => countryName(text, locale);
    return {
      options: countryCodes.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), locale)),
      getOptionLabel: nameOf,
      filterOptions: createFilterOptions<string>({ stringify: (code) => `${nameOf(code)} ${code}` }),
      read: (text: string) => countryCode(text) ?? text,
    };
  }, [locale]);
};
