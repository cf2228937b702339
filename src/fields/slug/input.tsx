import { TextInput, useRecordContext, useSourceContext } from 'react-admin';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { textOf } from '../../model/values/comparable';
import { defineInput, type InputProps } from '../inputView';
import { formatText } from '../reading/formatText';
import { slugOf } from './kind';

/* The address of a record that is there stays as it is: somebody may have it. */
const SlugInput = ({ field, isFilter: _, ...props }: InputProps<'slug'>) => {
  const isNew = useRecordContext()?.id === undefined;
  useFollowing(props.source, field, isNew);
  return <TextInput {...props} format={formatText} slotProps={{ htmlInput: hints }} />;
};

export default defineInput<'slug'>({
  Input: SlugInput,
  Filter: ({ field: _, isFilter: __, ...props }) => <TextInput {...props} format={formatText} />,
});

/* What was made, and is still there, becomes what is typed beside it; what somebody wrote stays. */
const useFollowing = (source: string, field: InputProps<'slug'>['field'], isNew: boolean) => {
  const { getSource } = useSourceContext();
  const { getValues, setValue } = useFormContext();
  const [name, from] = [getSource(source), getSource(field.from)];
  const text: unknown = useWatch({ name: from });
  const made = slugOf(textOf(text) ?? '', field);
  const before = useRef(made);
  useEffect(() => {
    const present: unknown = getValues(name) ?? '';
    const isFollowing = present === '' || present === before.current;
    if (isNew && isFollowing && present !== made) setValue(name, made, { shouldDirty: true });
    before.current = made;
  }, [made, name, isNew, getValues, setValue]);
};

const hints = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;
