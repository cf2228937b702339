import { TextInput } from 'react-admin';
import { formatText } from '../reading/formatText';
import { defineInput } from '../inputView';
import { Suggestions } from '../longText/Suggestions';

export default defineInput<'text'>({
  Input: ({ field, isFilter, ...props }) => {
    const input = (
      <TextInput
        {...props}
        format={formatText}
        {...(field.max === undefined ? {} : { slotProps: { htmlInput: { maxLength: field.max } } })}
      />
    );
    if (!field.suggestions || isFilter) return input;
    return (
      <div>
        {input}
        <Suggestions suggested={field.suggestions} source={props.source} />
      </div>
    );
  },
});
