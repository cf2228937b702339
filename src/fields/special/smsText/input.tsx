import { useSourceContext, TextInput } from 'react-admin';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatText } from '../../reading/formatText';
import { defineInput } from '../../inputView';
import { SegmentPanel } from './SegmentPanel';

export default defineInput<'smsText'>({
  Input: function SmsTextInput({ field, isFilter: _, ...props }) {
    const id = useId();
    const name = useSourceContext().getSource(props.source);
    const { setValue } = useFormContext();
    const text = formatText(useWatch({ name }));
    const write = (next: string) =>
      setValue(name, next, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    return (
      <>
        <TextInput {...props} id={id} format={formatText} multiline minRows={4} />
        <SegmentPanel
          text={text}
          field={field}
          onPick={(range) => select(id, range)}
          {...(props.readOnly ? {} : { onWrite: write })}
        />
      </>
    );
  },
  Filter: ({ field: _, isFilter: __, ...props }) => <TextInput {...props} format={formatText} />,
});

const select = (id: string, [start, end]: readonly [number, number]) => {
  const box = document.getElementById(id);
  if (!(box instanceof HTMLTextAreaElement)) return;
  box.focus();
  box.setSelectionRange(start, end);
};
