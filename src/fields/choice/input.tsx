import TextField from '@mui/material/TextField';
import { FieldTitle, useInput, useLocale, useTranslate } from 'react-admin';
import { helperLine } from '../drawing/helperLine';
import { defineInput, type InputProps } from '../inputView';
import { choiceLabel } from './kind';
import { lazyPart } from '../../parts/lazyPart';

const SeveralChoices = lazyPart(async () => (await import('./SeveralChoices')).SeveralChoices);

export default defineInput<'choice'>({
  /* The browser's own list of options: the quickest by keyboard, the best on a phone, and nothing to download. */
  Input: function ChoiceInput({ field, isFilter: _, helperText, ...props }: InputProps<'choice'>) {
    const locale = useLocale();
    const translate = useTranslate();
    const { field: form, fieldState, id, isRequired } = useInput(props);
    const value: unknown = form.value;
    const stored = typeof value === 'string' ? value : '';
    const isUnknown = stored !== '' && !Object.hasOwn(field.values, stored);
    return (
      <TextField
        {...form}
        select
        id={id}
        label={props.label !== false && <FieldTitle label={props.label} isRequired={isRequired} />}
        value={stored}
        required={isRequired}
        error={fieldState.invalid}
        helperText={helperLine({ error: fieldState.error?.message, helperText })}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="" aria-label={translate('app.list.none')} />
        {/* a value that is no longer declared stays until another is chosen (D-21) */}
        {isUnknown && <option value={stored}>{stored}</option>}
        {Object.keys(field.values).map((name) => (
          <option key={name} value={name}>
            {choiceLabel(name, field, locale)}
          </option>
        ))}
      </TextField>
    );
  },
  Filter: (props: InputProps<'choice'>) => <SeveralChoices {...props} />,
});
