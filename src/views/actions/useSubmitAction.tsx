import { useLocale, useTranslate, type Identifier, type RaRecord } from 'react-admin';
import { useState } from 'react';
import type { MadeRecord } from '../../model/answers/made';
import { nounOf } from '../../model/answers/noun';
import type { ResolvedAction } from '../../model/resolved/resource';
import { useEntity, useLabel } from '../useEntity';
import { useNamed } from '../useNamed';
import { useDone } from '../useDone';
import { useSingleFlight } from '../useSingleFlight';
import { MadeText } from './made/MadeText';
import { sentenceFor } from './sentenceFor';
import { useRunAction, type ActionFailure, type ActionRun } from './useRunAction';

type Submitting = {
  readonly action: ResolvedAction;
  readonly records: readonly RaRecord[];
  readonly onClose: () => void;
  readonly onDone?: ((ids: readonly Identifier[]) => void) | undefined;
};

/** Runs the action on what is left of the records; `submit` answers with what is wrong with the form. */
export const useSubmitAction = ({ action, records, onClose, onDone }: Submitting) => {
  const said = useDone();
  const translate = useTranslate();
  const label = useLabel();
  const locale = useLocale();
  const { many } = useEntity().label;
  const named = useNamed();
  const { run, progress } = useRunAction(action);
  const [failed, setFailed] = useState<ActionRun>();
  const remaining = failed ? failed.failures.map(({ record }) => record) : records;

  const perform = useSingleFlight(async (values: object): Promise<ActionRun> => {
    const result = await run(remaining, values as Record<string, unknown>);
    const done = remaining.filter((record) => !result.failures.some((each) => each.record === record));
    if (done.length > 0) onDone?.(done.map(({ id }) => id));
    if (result.failures.length > 0) return result;
    const count = records.length;
    const name = named(records[0] ?? {});
    const messageArgs = { action: label(action.label), name, noun: nounOf(many, locale), smart_count: count };
    const { message, undos, made } = result;
    const declared = action.done && sentenceFor(label(action.done), count);
    const say = (key: string, args: Readonly<Record<string, unknown>> = messageArgs) =>
      made.length > 0
        ? said(<MadeText text={translate(key, args)} made={made} />, { undos })
        : said(key, { messageArgs: args, undos });
    if (message !== undefined && count === 1) say(message, { _: message });
    else if (isThere(made, action)) say('app.actions.already');
    else if (declared) say(declared, { ...messageArgs, _: declared });
    else say('app.actions.done');
    onClose();
    return result;
  });
  const submit = async (values: object): Promise<Record<string, string> | undefined> => {
    const result = await perform(values);
    const [failure] = result.failures;
    if (!failure) return undefined;
    /* what is said of the answers to a question stands beside them, and only the rest above */
    const asked = remaining.length === 1 ? errorsAsked(failure, action) : {};
    const count = Object.keys(asked).length;
    setFailed(count > 0 && count === Object.keys(failure.errors).length ? undefined : result);
    return asked;
  };
  return { perform, submit, failed, progress, remaining };
};

/* Nothing was done, because it was before. */
const isThere = (made: readonly MadeRecord[], { effect }: ResolvedAction): boolean =>
  made.length > 0 && made.every(({ isNew }) => !isNew) && Object.keys(effect).length === 0;

/* What a server has to say about what was answered in the form. */
const errorsAsked = ({ errors }: ActionFailure, { form }: ResolvedAction): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => form.some(({ name }) => name === path)));
