import { TextInput, useLocale, useTranslate } from 'react-admin';
import { useModel } from '../../fields/AdminContext';
import { numberFormat } from '../../fields/reading/formats';

type TypedNumberProps = {
  /** How many records or recipients it is about; undefined while that is not known. */
  readonly count: number | undefined;
};

/** Where what nobody takes back is about very many, the number is typed before it is done (`typeAbove`). */
export const TypedNumber = ({ count }: TypedNumberProps) => {
  const { typeAbove } = useModel();
  const translate = useTranslate();
  const locale = useLocale();
  if (count === undefined || count <= typeAbove) return null;
  const number = numberFormat(locale).format(count);
  return (
    <TextInput
      source={SOURCE}
      label={translate('app.actions.typed.label', { number })}
      helperText={translate('app.actions.typed.help')}
      validate={(typed: unknown) =>
        digitsOf(typed) === String(count) ? undefined : translate('app.actions.typed.wrong', { number })
      }
      autoComplete="off"
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
    />
  );
};

/* No field is called this. */
const SOURCE = '__typed';

/* However somebody groups them. */
const digitsOf = (typed: unknown): string => (typeof typed === 'string' ? typed.replaceAll(/\D/g, '') : '');
