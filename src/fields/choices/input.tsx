import { AutocompleteArrayInput, useLocale, useSourceContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { choiceLabel } from '../choice/kind';
import { GuardedShape } from '../drawing/GuardedShape';
import { defineInput, type InputProps } from '../inputView';
import { isTextList } from '../reading/isTextList';

/* What is typed finds, Enter takes, Backspace takes back: no hand leaves the keys. */
const Choices = ({
  field,
  isFilter: _,
  required = false,
  defaultValue: __,
  ...props
}: InputProps<'choices'>) => {
  const locale = useLocale();
  const { getSource } = useSourceContext();
  const chosen = listOf(useWatch({ name: getSource(props.source) }));
  /* a value that is no longer declared stays until it is taken away (D-21) */
  const all = [...new Set([...Object.keys(field.values), ...chosen])];
  return (
    <AutocompleteArrayInput
      {...props}
      TextFieldProps={{ required }}
      format={listOf}
      choices={all.map((id) => ({ id, name: choiceLabel(id, field, locale) }))}
      translateChoice={false}
      disableCloseOnSelect
      autoHighlight
    />
  );
};

export default defineInput<'choices'>({
  Input: (props: InputProps<'choices'>) => (
    <GuardedShape field={props.field} source={props.source} label={props.label}>
      <Choices {...props} />
    </GuardedShape>
  ),
  Filter: Choices,
});

/* A filter may be asked for one alone. */
const listOf = (value: unknown): readonly string[] => {
  if (isTextList(value)) return value;
  return typeof value === 'string' && value !== '' ? [value] : [];
};
