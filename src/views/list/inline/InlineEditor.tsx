import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { Form, RecordContextProvider, useTranslate, type RaRecord } from 'react-admin';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { RuledInput } from '../../../fields/RuledInput';
import { Value } from '../../../fields/Value';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import type { Row } from '../../../model/values/comparable';
import { FaultFocus } from '../../FaultFocus';
import { FormInputs } from '../../FormInputs';
import { useEntity, useLabel } from '../../useEntity';
import { useTitleOf } from '../../useTitleOf';
import { useSaveCell } from './useSaveCell';

type InlineEditorProps = {
  readonly field: ResolvedField;
  readonly record: RaRecord;
  /** The cell that it stands over. */
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
};

/**
 * The input of one value over its cell. Enter saves at once, Escape leaves; what is refused is open again with what was
 * typed, and why.
 */
export const InlineEditor = ({ field, record, anchor, onClose }: InlineEditorProps) => {
  const label = useLabel();
  const translate = useTranslate();
  const title = useTitleOf()(record);
  const { save, stored, shown, isSending, refused } = useSaveCell({ field, record, onDone: onClose });
  const isChanged = useRef(false);
  const close = (_: unknown, reason: 'backdropClick' | 'escapeKeyDown') => {
    // What was typed goes by Escape or Cancel, and not by a click beside it.
    if (reason === 'escapeKeyDown' || !isChanged.current) onClose();
  };
  const name = translate('app.list.editCell', { field: label(field.label), name: title });
  return (
    <Popover
      open={!isSending}
      anchorEl={anchor}
      onClose={close}
      anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': name, sx: { p: 2, width: 320 } } }}
    >
      <Form
        record={shown}
        onSubmit={(form: object) => save(form as Row)}
        noValidate
        shouldFocusError={false}
        disableInvalidFormNotification
      >
        <FaultFocus />
        <Box
          data-inline-editor=""
          sx={{ display: 'grid', gap: 1 }}
          onKeyDown={saveByEnter}
          onChange={() => void (isChanged.current = true)}
        >
          {refused && (
            <Alert severity="error">
              {refused.text}
              {refused.theirs && (
                <div>
                  {translate('app.list.isNow')} <Value field={field} record={refused.theirs} part="Plain" />
                </div>
              )}
            </Alert>
          )}
          <FormInputs fields={[field]}>
            <Input field={field} stored={stored} />
            <FocusFirst />
          </FormInputs>
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
            <Button size="small" onClick={onClose}>
              {translate('ra.action.cancel')}
            </Button>
            <Button size="small" type="submit" variant="contained">
              {translate('ra.action.save')}
            </Button>
          </Box>
        </Box>
      </Form>
    </Popover>
  );
};

type InputProps = Pick<InlineEditorProps, 'field'> & { readonly stored: RaRecord };

/* What was typed and refused locks nothing: its rules read the record as it is stored. */
const Input = ({ field, stored }: InputProps) => (
  <RecordContextProvider value={stored}>
    <RuledInput field={field} siblings={useEntity().fields} />
  </RecordContextProvider>
);

/* A select does not send its form, and an open list of choices takes the key itself. */
const saveByEnter = (event: KeyboardEvent<HTMLElement>): void => {
  const { target } = event;
  if (event.key !== 'Enter' || !(target instanceof HTMLSelectElement || target instanceof HTMLInputElement))
    return;
  if (target.getAttribute('aria-expanded') === 'true') return;
  event.preventDefault();
  target.form?.requestSubmit();
};

/* Its input is downloaded first. */
const FocusFirst = () => {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const input = place.current?.closest('form')?.querySelector<HTMLElement>('input, select, textarea');
    input?.focus();
    if (input instanceof HTMLInputElement && input.type === 'text') input.select();
  }, []);
  return <span ref={place} hidden />;
};
