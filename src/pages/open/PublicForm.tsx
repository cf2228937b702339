import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import {
  CreateBase,
  Form,
  SaveButton,
  useCreatePath,
  useDataProvider,
  useSaveContext,
  useTranslate,
} from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useMe, useModel } from '../../fields/AdminContext';
import { leadsTo } from '../../model/access/publicPart';
import { defaultValues } from '../../model/rules/defaultValues';
import { createIdempotencyKeys } from '../../model/rules/idempotencyKeys';
import { FormInputs } from '../../views/FormInputs';
import { Notice } from '../../views/Notice';
import { Drafts } from '../../views/record/drafts/Drafts';
import { draftKey, forgetDraft } from '../../views/record/drafts/draftStore';
import { LeaveGuard } from '../../views/record/drafts/LeaveGuard';
import { FormErrors } from '../../views/record/form/FormErrors';
import { FormSections } from '../../views/record/form/FormSections';
import { useWritable } from '../../views/record/form/useSaving';
import { Title } from '../../views/Title';
import { useEntity, useLabel } from '../../views/useEntity';
import { useFailureText } from '../../views/useFailureText';
import { useSingleFlight } from '../../views/useSingleFlight';

/** What is known of a record that was sent. */
type Sent = { readonly id: string; readonly receipt: string; readonly isShown: boolean };

/** The form by which people without an account send a record, and the thanks for it. */
export const PublicForm = () => {
  const entity = useEntity();
  const label = useLabel();
  const [sent, setSent] = useState<Sent>();
  const [turn, setTurn] = useState(0);
  const name = label(entity.label.one);
  const again = () => {
    setSent(undefined);
    setTurn(turn + 1);
  };
  return (
    <>
      <Title title={name} isDrawn />
      <Typography variant="h1" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      {sent ? <Thanks sent={sent} onAgain={again} /> : <Sending key={turn} onSent={setSent} />}
    </>
  );
};

const Thanks = ({
  sent: { id, receipt, isShown },
  onAgain,
}: {
  readonly sent: Sent;
  readonly onAgain: () => void;
}) => {
  const translate = useTranslate();
  const { name } = useEntity();
  const createPath = useCreatePath();
  const text = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => text.current?.focus(), []);
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <div ref={text} tabIndex={-1} role="status">
        <Typography variant="h2">{translate('app.public.thanks')}</Typography>
        <p>
          {translate('app.public.receipt')} <strong>{receipt}</strong>
        </p>
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {isShown && (
          <Button component={Link} to={createPath({ resource: name, type: 'show', id })}>
            {translate('ra.action.show')}
          </Button>
        )}
        <Button onClick={onAgain}>{translate('app.public.again')}</Button>
      </Box>
    </Paper>
  );
};

const Sending = ({ onSent }: { readonly onSent: (sent: Sent) => void }) => {
  const entity = useEntity();
  const provider = useDataProvider();
  const me = useMe() ?? '';
  const [keys] = useState(createIdempotencyKeys);
  const [error, setError] = useState<Error>();
  const first = useFirstValues();
  return (
    <CreateBase
      disableAuthentication
      redirect={false}
      transform={useWritable('create')}
      mutationOptions={{
        // Sent again after a lost answer, it is the same record.
        mutationFn: async ({ data }) =>
          (await provider.create(entity.name, { data: data ?? {}, meta: { keys } })).data,
        onSuccess: (data: unknown) => {
          forgetDraft(draftKey(me, entity.key, undefined));
          onSent(data as Sent);
        },
        onError: (failure: unknown) => setError(failure as Error),
      }}
    >
      <Inputs first={first} error={error} onTry={() => setError(undefined)} />
    </CreateBase>
  );
};

type InputsProps = {
  readonly first: Readonly<Record<string, unknown>>;
  readonly error: Error | undefined;
  readonly onTry: () => void;
};

const Inputs = ({ first, error, onTry }: InputsProps) => {
  const { layout, fields } = useEntity();
  const translate = useTranslate();
  const textOf = useFailureText();
  const { save } = useSaveContext();
  const submit = useSingleFlight(async (values: Readonly<Record<string, unknown>>) => {
    onTry();
    return save?.(values);
  });
  const [tab] = layout;
  return (
    <Form
      defaultValues={{ ...first }}
      onSubmit={submit}
      noValidate
      shouldFocusError={false}
      disableInvalidFormNotification
    >
      <LeaveGuard />
      <Drafts view="create" />
      <FormErrors open={0} onOpen={() => undefined} />
      {error && (
        <div role="alert">
          <Notice tone="danger">{textOf(error)}</Notice>
        </div>
      )}
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
        <FormInputs fields={fields.filter(({ views }) => views.includes('create'))}>
          {tab && <FormSections tab={tab} view="create" />}
        </FormInputs>
      </Paper>
      <Box sx={{ mt: 2 }}>
        {/* pressed at any time, it says what is missing; pressed twice, it sends once */}
        <SaveButton alwaysEnable label={translate('app.public.send')} />
      </Box>
    </Form>
  );
};

/* Defaults, and the record from whose page the form was opened. Once: worked out anew they would take the place of what is typed. */
const useFirstValues = () => {
  const { fields } = useEntity();
  const { kinds } = useModel();
  const [asked] = useSearchParams();
  const [first] = useState(() => {
    const open = fields.filter(({ views }) => views.includes('create'));
    const chosen = open.flatMap((field) => {
      const [to] = leadsTo(field, kinds);
      const id = asked.get(field.name);
      if (to === undefined || id === null) return [];
      return [[field.name, kinds[field.kind].filter === 'holds' ? [id] : id] as const];
    });
    return { ...defaultValues(open), ...Object.fromEntries(chosen) };
  });
  return first;
};
