import { checkName, type Place } from '../checkNames';
import { storedFault } from '../checkValue';
import type { KnownField, KnownFields } from '../scope';
import { dictOf, join } from '../untrusted';
import { checkContext, type ContextPlace } from './checkContext';

type EffectPlace = ContextPlace & {
  /** What `$of` may name. Default: the fields that are written. */
  readonly sources?: KnownFields;
};

/** Values that the server writes into fields: those are there, hold them, and are not given otherwise. */
export const checkEffect = (effect: unknown, { sources, ...place }: EffectPlace): void => {
  for (const [name, value] of Object.entries(dictOf(effect))) {
    if ((name === '$when' || name === '$once') && place.context === 'server') continue;
    const field = checkName(name, place);
    if (!field) continue;
    checkGiven(field, place);
    const at = join(place.at, name);
    if (checkContext(value, field, { ...place, fields: sources ?? place.fields, at })) continue;
    const fault = storedFault(field, value);
    if (fault) place.report({ ...fault, path: at });
  }
};

/* What the server gives would be put right again at once, and nobody would know why. */
export const checkGiven = ({ name, kind, resolved }: KnownField, { at, report }: Place): void => {
  if (kind?.isPersonal) {
    const message = `"${name}" is a mark, which each person sets for themselves`;
    return report({ id: 'RC170', path: at, message, hint: 'Leave it out.' });
  }
  const isNumbered = resolved !== undefined && kind?.serial?.(resolved) !== undefined;
  if (!isNumbered && !resolved?.compute) return;
  const hint = isNumbered ? 'Leave it out.' : 'Set the fields it follows from.';
  report({ id: 'RC052', path: at, message: `the server gives "${name}" its value`, hint });
};
