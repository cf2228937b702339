import TextField from '@mui/material/TextField';
import { FieldTitle, useInput } from 'react-admin';
import { useRef, useState } from 'react';
import { helperLine } from '../drawing/helperLine';
import type { LazyPart } from '../../parts/lazyPart';
import type { InputProps } from '../inputView';
import type { Row } from '../../model/values/comparable';
import { isId } from '../reading/isId';
import { titleOf } from '../../model/answers/title';
import { useRecordsOf } from '../drawing/useRecordsOf';
import { useWording } from '../useWording';

export type ChooserProps = Omit<InputProps<never>, 'field' | 'isFilter'> & {
  /** The entity to choose from. */
  readonly to: string;
  /** Where it may be of several: all of them. */
  readonly among?: readonly string[];
  readonly filter?: object | undefined;
  /** What a record begins with that is created from here; undefined where one that is new could not be chosen. */
  readonly newOne?: Row | undefined;
  /** Somebody has pressed on its box, and wants to see the choices also where the box is wrong. */
  readonly isPressed?: boolean;
};

type ChooseOnDemandProps = ChooserProps & {
  readonly Chooser: LazyPart<ChooserProps>;
};

/**
 * A box that says what is chosen. The chooser itself, the heaviest of all inputs, is downloaded when somebody
 * goes to use the box, and takes its place and its focus.
 */
export const ChooseOnDemand = ({ Chooser, ...props }: ChooseOnDemandProps) => {
  const [opened, setOpened] = useState<{ readonly isPressed: boolean }>();
  if (opened) return <Chooser {...props} {...opened} />;
  return <ChosenBox {...props} onOpen={(isPressed) => props.readOnly !== true && setOpened({ isPressed })} />;
};

/** What stands in the place of a chooser until it is there. */
export const ChooserWaiting = (props: ChooserProps) => <ChosenBox {...props} onOpen={() => undefined} />;

type ChosenBoxProps = ChooserProps & { readonly onOpen: (isPressed: boolean) => void };

const ChosenBox = ({
  to,
  among = [to],
  filter: _,
  newOne: __,
  isPressed: ___,
  onOpen,
  ...props
}: ChosenBoxProps) => {
  const isPressed = useRef(false);
  const { field, fieldState, id, isRequired } = useInput(props);
  const wording = useWording();
  const ids = [field.value as unknown].flat().filter(isId).map(String);
  const { find } = useRecordsOf(among, ids);
  const title = (wanted: string) => {
    const found = find(wanted);
    return found ? titleOf(found.target, found.record, wording) : wanted;
  };
  return (
    <TextField
      id={id}
      inputRef={field.ref}
      label={props.label !== false && <FieldTitle label={props.label} isRequired={isRequired} />}
      required={isRequired}
      value={ids.map(title).join(', ')}
      error={fieldState.invalid}
      disabled={props.readOnly === true}
      onPointerDown={() => {
        isPressed.current = true;
      }}
      onFocus={() => onOpen(isPressed.current)}
      onClick={() => onOpen(true)}
      helperText={helperLine({ error: fieldState.error?.message, helperText: props.helperText })}
      slotProps={{
        input: { readOnly: true },
        htmlInput: { role: 'combobox', 'aria-expanded': false, 'aria-haspopup': 'listbox' },
      }}
    />
  );
};
