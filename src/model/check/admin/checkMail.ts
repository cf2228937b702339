import { hintFor } from '../didYouMean';
import type { Entity, Scope } from '../scope';
import { dictOf, isText } from '../untrusted';

/** What the server writes into a mail's record. */
const NEEDED = ['to', 'subject', 'body', 'status', 'reason', 'answer', 'tries', 'sentAt'];

const STATES = ['waiting', 'sent', 'failed'];

/** The entity whose records are the mails that leave: known, with room for them, and written by the server alone. */
export const checkMail = ({ declared, entities, report }: Scope): void => {
  const { outbox } = dictOf(declared.mail);
  if (!isText(outbox)) return;
  const entity = entities.get(outbox);
  const unknown = { message: `unknown entity "${outbox}"`, hint: hintFor(outbox, [...entities.keys()]) };
  const fault = entity ? faultOf(entity) : unknown;
  if (fault) report({ id: 'RC125', path: 'mail.outbox', ...fault });
};

const faultOf = ({ key, fields, declared }: Entity) => {
  const missing = NEEDED.filter((each) => !fields.has(each));
  const states = STATES.filter((each) => fields.get('status')?.values?.includes(each) === false);
  if (missing.length > 0)
    return {
      message: `"${key}" has no field ${missing.map((each) => `"${each}"`).join(', ')}`,
      hint: `Give "${key}" fields of these names.`,
    };
  if (states.length > 0)
    return { message: `"${key}" has no status ${states.join(', ')}`, hint: `Needed: ${STATES.join(', ')}.` };
  if (declared.readOnly !== true)
    return { message: `people could change what "${key}" says`, hint: `Write readOnly: true at "${key}".` };
  if (declared.history !== false)
    return { message: 'a mail is its own history', hint: `Write history: false at "${key}".` };
  return undefined;
};
