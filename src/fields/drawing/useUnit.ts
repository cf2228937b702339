import { useLocale, useTranslate } from 'react-admin';
import type { Label } from '../../config/label';
import { pick, resolveLabel } from '../../model/resolved/labels';

/** What is counted, as it is called for a number of it: `month |||| months`. Empty where nothing is declared. */
export const useUnit = (unit: Label = ''): ((count: number) => string) => {
  const text = pick(resolveLabel(unit), useLocale());
  const translate = useTranslate();
  return (count) => (text === '' ? '' : translate(text, { smart_count: count, _: text }));
};
