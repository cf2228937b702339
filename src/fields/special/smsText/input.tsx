import { styled } from '@mui/material/styles';
import { useSourceContext, TextInput } from 'react-admin';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatText } from '../../reading/formatText';
import { defineInput } from '../../inputView';
import { lazyPart } from '../../../parts/lazyPart';
import { SegmentPanel } from './SegmentPanel';
import { useEnding } from './useEnding';

export default defineInput<'smsText'>({
  Input: function SmsTextInput({ field, isFilter: _, ...props }) {
    const id = useId();
    const name = useSourceContext().getSource(props.source);
    const { setValue } = useFormContext();
    const text = formatText(useWatch({ name }));
    const ending = useEnding(field.ending);
    const write = (next: string) =>
      setValue(name, next, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    return (
      <Columns>
        <div>
          <TextInput
            {...props}
            id={id}
            format={formatText}
            multiline
            minRows={4}
            slotProps={{ htmlInput: { dir: 'auto' } }}
          />
          <SegmentPanel
            text={text}
            ending={ending}
            field={field}
            onPick={(range) => select(id, range)}
            onWrite={write}
          />
        </div>
        {field.pricing?.recipients && (
          <PhonePreview
            text={text}
            ending={ending}
            recipients={field.pricing.recipients}
            merge={field.merge}
          />
        )}
      </Columns>
    );
  },
  Filter: ({ field: _, isFilter: __, ...props }) => <TextInput {...props} format={formatText} />,
});

/* Beside the text where there is room for both. */
const Columns = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 24px',
  '> :first-of-type': { flex: '1 1 320px', minWidth: 0 },
  '> :nth-of-type(2)': { flex: '0 1 300px' },
});

const PhonePreview = lazyPart(async () => (await import('./PhonePreview')).PhonePreview, {
  failure: 'quiet',
});

const select = (id: string, [start, end]: readonly [number, number]) => {
  const box = document.getElementById(id);
  if (!(box instanceof HTMLTextAreaElement)) return;
  box.focus();
  box.setSelectionRange(start, end);
};
