import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useCreatePath, useTranslate } from 'react-admin';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { useMe } from '../../../fields/AdminContext';
import { useSaying } from '../../../fields/useSaying';
import type { ResolvedConversation, ResolvedRelated } from '../../../model/resolved/related';
import { defaultValues } from '../../../model/rules/defaultValues';
import { createIdempotencyKeys } from '../../../model/rules/idempotencyKeys';
import type { Row } from '../../../model/values/comparable';
import { useEntity, useLabel } from '../../useEntity';
import { useFailureText } from '../../useFailureText';
import { useGateway } from '../../useGateway';
import { useSingleFlight } from '../../useSingleFlight';
import { draftKey, forgetDraft, keepDraft, readDraft } from '../drafts/draftStore';
import { useWritable } from '../form/useSaving';

type MessageBoxProps = {
  readonly related: ResolvedRelated;
  readonly words: ResolvedConversation;
  readonly recordId: string;
  readonly onSent: () => void;
};

/** Where more is written; a record that needs more than a text is written in its form. */
export const MessageBox = (props: MessageBoxProps) => {
  const { related, words, recordId } = props;
  const { fields, name, label } = useEntity();
  const say = useSaying();
  const createPath = useCreatePath();
  const values = useValues(props);
  const writable = useWritable('create');
  const canWrite = Object.hasOwn(writable({ [words.text]: 'x' }), words.text);
  const isEnough = fields.every(
    (field) =>
      !field.required ||
      field.readOnly ||
      !field.views.includes('create') ||
      field.name === words.text ||
      values[field.name] !== undefined,
  );
  if (canWrite && isEnough) return <Writing {...props} values={values} />;
  const source = encodeURIComponent(JSON.stringify({ [related.target]: recordId }));
  return (
    <Button
      component={Link}
      to={`${createPath({ resource: name, type: 'create' })}?source=${source}`}
      sx={{ justifySelf: 'start' }}
    >
      {say('app.relations.add', label.one)}
    </Button>
  );
};

/* What a record has that is written here, besides its text. */
const useValues = ({ related, words, recordId }: MessageBoxProps): Row => {
  const me = useMe();
  const { fields } = useEntity();
  return {
    ...(words.by !== undefined && me !== undefined && { [words.by]: me }),
    ...defaultValues(fields, { me }),
    [related.target]: recordId,
  };
};

type WritingProps = MessageBoxProps & { readonly values: Row };

const Writing = (props: WritingProps) => {
  const { related, words, recordId } = props;
  const { fields } = useEntity();
  const label = useLabel();
  const translate = useTranslate();
  const { typed, type } = useTyped(`${related.resource}.${related.target}`, {
    id: recordId,
    field: words.text,
  });
  const { send, failure } = useSending(props, { typed, type });
  const field = fields.find((each) => each.name === words.text);
  return (
    <Box
      component="form"
      data-screen=""
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}
    >
      {typed !== '' && <span hidden data-unsaved="" />}
      <TextField
        multiline
        fullWidth
        maxRows={8}
        label={field && label(field.label)}
        value={typed}
        error={failure !== undefined}
        helperText={failure ?? translate('app.conversation.keys')}
        slotProps={{ formHelperText: failure === undefined ? {} : { role: 'alert' } }}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onEnter(() => void send())}
      />
      <Button type="submit" variant="contained" sx={{ mt: 0.5, flex: 'none' }}>
        {translate('app.conversation.send')}
      </Button>
    </Box>
  );
};

type Typing = ReturnType<typeof useTyped>;

/* Pressed again after a lost answer it is the same write. What was typed meanwhile is of the next one. */
const useSending = ({ words, values, onSent }: WritingProps, { typed, type }: Typing) => {
  const { name } = useEntity();
  const gateway = useGateway();
  const writable = useWritable('create');
  const wordsOf = useFailureText();
  const [keys, setKeys] = useState(createIdempotencyKeys);
  const [failure, setFailure] = useState<string>();
  const latest = useRef(typed);
  useEffect(() => void (latest.current = typed), [typed]);
  const send = useSingleFlight(async () => {
    if (typed.trim() === '') return;
    setFailure(undefined);
    try {
      await gateway.create(name, { data: writable({ ...values, [words.text]: typed }), meta: { keys } });
    } catch (error) {
      return setFailure(wordsOf(error));
    }
    setKeys(createIdempotencyKeys());
    if (latest.current === typed) type('');
    onSent();
  });
  return { send, failure };
};

/* A line break is typed with Shift; what an input method ends with Enter is no message yet. */
const onEnter = (send: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  send();
};

/* What is typed outlives a page that goes away, as in a form: here it stands in its box again. */
const useTyped = (of: string, { id, field }: { readonly id: string; readonly field: string }) => {
  const me = useMe();
  const key = me === undefined ? undefined : draftKey(me, of, id);
  const [typed, setTyped] = useState(() => {
    const kept = key === undefined ? undefined : readDraft(key)?.values[field];
    return typeof kept === 'string' ? kept : '';
  });
  const type = (text: string) => {
    setTyped(text);
    if (text === '') forgetDraft(key);
    else if (key !== undefined) keepDraft(key, { at: Date.now(), values: { [field]: text } });
  };
  return { typed, type };
};
