import { hintFor } from '../didYouMean';
import type { Scope } from '../scope';
import { dictOf, isText } from '../untrusted';

/** What an entry is worth nothing without. */
const NEEDED = {
  changes: ['action', 'resource', 'recordId', 'change', 'result'],
  signIns: ['event', 'result'],
} as const;

/** The entities that the server writes its logs into: known, closed to everybody else, and with room for an entry. */
export const checkLog = ({ declared, entities, report }: Scope): void => {
  const log = dictOf(declared.log);
  for (const [which, needed] of Object.entries(NEEDED)) {
    const key = log[which];
    if (!isText(key)) continue;
    const at = `log.${which}`;
    const entity = entities.get(key);
    if (!entity) {
      const hint = hintFor(key, [...entities.keys()]);
      report({ id: 'RC120', path: at, message: `unknown entity "${key}"`, hint });
      continue;
    }
    for (const name of needed.filter((each) => !entity.fields.has(each))) {
      const hint = `Give "${key}" a field of that name.`;
      report({ id: 'RC120', path: at, message: `"${key}" has no field "${name}"`, hint });
    }
    if (entity.declared.readOnly !== true) {
      const hint = `Write readOnly: true at "${key}".`;
      report({ id: 'RC120', path: at, message: `people could change what "${key}" says`, hint });
    }
    if (entity.declared.history !== false) {
      const hint = `Write history: false at "${key}".`;
      report({ id: 'RC120', path: at, message: `entries of "${key}" would have entries themselves`, hint });
    }
  }
};
