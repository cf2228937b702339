import { TextInput } from 'react-admin';
import { formatText } from '../reading/formatText';
import { defineInput } from '../inputView';
import { Suggestions } from './Suggestions';

const ROWS = 4;

export default defineInput<'longText'>({
  Input: ({ field, isFilter: _, ...props }) => {
    const input = (
      <TextInput
        {...props}
        format={formatText}
        multiline
        minRows={field.rows ?? ROWS}
        {...(field.max === undefined ? {} : { slotProps: { htmlInput: { maxLength: field.max } } })}
      />
    );
    if (!field.suggestions) return input;
    return (
      <div>
        {input}
        <Suggestions suggested={field.suggestions} source={props.source} />
      </div>
    );
  },
  Filter: ({ field: _, isFilter: __, ...props }) => <TextInput {...props} format={formatText} />,
});
