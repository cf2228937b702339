import { TextInput } from 'react-admin';
import { useTypedText } from '../drawing/useTypedText';
import { defineInput, type InputProps } from '../inputView';
import { isPlace } from './kind';
import { placeText, readPlace } from './readPlace';

const PlaceInput = ({ field: _, isFilter: __, ...props }: InputProps<'place'>) => {
  const text = useTypedText({
    read: readPlace,
    write: (value) => (isPlace(value) ? placeText(value) : undefined),
  });
  return <TextInput {...props} {...text} slotProps={{ htmlInput: hints }} />;
};

const hints = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

export default defineInput<'place'>({ Input: PlaceInput });
