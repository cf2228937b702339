import {
  AutocompleteArrayInput,
  AutocompleteInput,
  ReferenceArrayInput,
  ReferenceInput,
  TextInput,
} from 'ra-ui-materialui';
import { GuardedShape } from '../GuardedShape';
import { defineInput, type InputProps } from '../inputView';
import { useChoicesOf } from '../useChoicesOf';

export default defineInput<'references'>({
  Input: function ReferencesInput({
    field,
    isFilter: _,
    defaultValue: _none,
    source,
    ...props
  }: InputProps<'references'>) {
    const { isAllowed, reference, search } = useChoicesOf(field.to);
    if (!isAllowed) return <TextInput {...props} source={source} readOnly />;
    return (
      <GuardedShape field={field} source={source} label={props.label}>
        <ReferenceArrayInput
          source={source}
          {...reference}
          filter={field.filter ?? {}}
          enableGetChoices={() => props.readOnly !== true}
        >
          <AutocompleteArrayInput {...props} {...search} />
        </ReferenceArrayInput>
      </GuardedShape>
    );
  },
  Filter: function ReferencesFilter({ field, isFilter: _, source, ...props }: InputProps<'references'>) {
    const { isAllowed, reference, search } = useChoicesOf(field.to);
    if (!isAllowed) return <TextInput {...props} source={source} readOnly />;
    return (
      <ReferenceInput source={source} {...reference} filter={field.filter ?? {}}>
        <AutocompleteInput {...props} {...search} />
      </ReferenceInput>
    );
  },
});
