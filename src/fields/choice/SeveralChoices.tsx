import { SelectArrayInput, useLocale } from 'react-admin';
import type { InputProps } from '../inputView';
import { choiceLabel } from './kind';

/** Any of several values, for filters. */
export const SeveralChoices = ({ field, isFilter: _, ...props }: InputProps<'choice'>) => {
  const locale = useLocale();
  const choices = Object.keys(field.values).map((id) => ({ id, name: choiceLabel(id, field, locale) }));
  return <SelectArrayInput {...props} choices={choices} format={listOf} translateChoice={false} />;
};

/* A filter may name one value alone. */
const listOf = (value: unknown): unknown[] => (value === undefined || value === '' ? [] : [value].flat());
