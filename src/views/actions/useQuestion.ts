import { useLocale, useTranslate, type RaRecord } from 'react-admin';
import { nounOf } from '../../model/answers/noun';
import type { ResolvedAction } from '../../model/resolved/resource';
import { useEntity, useLabel } from '../useEntity';
import { useTitleOf } from '../useTitleOf';
import { sentenceFor } from './sentenceFor';

/** What the dialog of an action says at its top and in its text, of one record by its name and of several by their number. */
export const useQuestion = (action: ResolvedAction, records: readonly RaRecord[]) => {
  const translate = useTranslate();
  const titleOf = useTitleOf();
  const label = useLabel();
  const { single, label: words } = useEntity();
  const [first] = records;
  const name = label(action.label);
  const args = {
    action: name.charAt(0).toLowerCase() + name.slice(1),
    name: first ? titleOf(first) : '',
    noun: nounOf(words.many, useLocale()),
    smart_count: records.length,
  };
  const say = (text: string) => translate(text, { ...args, _: text });
  const asked = action.ask && sentenceFor(label(action.ask), records.length);
  const isForm = action.form.length > 0;
  /* Only with a verb alone a name makes a sentence: "Approve NEWCO?", but not "Submit for review NEWCO?" */
  const common = isForm || name.includes(' ') ? 'heading' : 'ask';
  const made = translate(`app.actions.confirm.${common}`, args);
  const question =
    !isForm && asked ? say(asked) : made.startsWith(args.action) ? name + made.slice(name.length) : made;
  return {
    title: single ? name : question,
    /** What the dialog is called when nothing is asked any more. */
    heading: single ? name : translate('app.actions.confirm.heading', { ...args, action: name }),
    text:
      typeof action.confirm === 'object'
        ? say(label(action.confirm))
        : translate('app.actions.confirm.text', args),
  };
};
