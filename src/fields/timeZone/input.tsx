import { useId } from 'react';
import { TextInput } from 'react-admin';
import { defineInput, type InputProps } from '../inputView';
import { formatText } from '../reading/formatText';
import { timeZones } from './kind';

/* A list of the browser's own, so that four hundred names cost nothing before they are looked at. */
const ZoneInput = ({ field: _, isFilter: __, ...props }: InputProps<'timeZone'>) => {
  const list = useId();
  return (
    <>
      <TextInput
        {...props}
        format={formatText}
        slotProps={{ htmlInput: { list, autoComplete: 'off', spellCheck: false } }}
      />
      <datalist id={list}>
        {timeZones().map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </>
  );
};

export default defineInput<'timeZone'>({ Input: ZoneInput });
