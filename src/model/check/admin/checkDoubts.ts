import { doubtReasons } from '../../resolved/kind';
import { hintFor } from '../didYouMean';
import type { Entity, Scope } from '../scope';
import { isText } from '../untrusted';

/** What the server writes into the record of a doubt. */
const NEEDED = ['value', 'why', 'resource', 'recordId'];

/** The entity that lists what is to be looked at: known, with room for it, and written by the server alone. */
export const checkDoubts = ({ declared, entities, report }: Scope): void => {
  const { doubts } = declared;
  if (!isText(doubts)) return;
  const entity = entities.get(doubts);
  const unknown = { message: `unknown entity "${doubts}"`, hint: hintFor(doubts, [...entities.keys()]) };
  const fault = entity ? faultOf(entity) : unknown;
  if (fault) report({ id: 'RC137', path: 'doubts', ...fault });
};

const faultOf = ({ key, fields, declared }: Entity) => {
  const missing = NEEDED.filter((each) => !fields.has(each));
  const reasons = doubtReasons.filter((each) => fields.get('why')?.values?.includes(each) === false);
  if (missing.length > 0)
    return {
      message: `"${key}" has no field ${missing.map((each) => `"${each}"`).join(', ')}`,
      hint: `Give "${key}" fields of these names.`,
    };
  if (reasons.length > 0)
    return {
      message: `"${key}" has no reason ${reasons.join(', ')}`,
      hint: `Needed in "why": ${doubtReasons.join(', ')}.`,
    };
  if (declared.readOnly !== true)
    return { message: `people could change what "${key}" says`, hint: `Write readOnly: true at "${key}".` };
  if (declared.history !== false)
    return { message: 'a doubt is in no history', hint: `Write history: false at "${key}".` };
  return undefined;
};
