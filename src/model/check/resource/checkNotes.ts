import type { Entity, Scope } from '../scope';
import { own } from '../untrusted';

/** Notes are what people write, and are read by others where the entity is shared. */
export const checkNotes = ({ key, declared, fields }: Entity, { report }: Scope): void => {
  for (const { name, declared: field } of fields.values()) {
    const note = own(field, 'note');
    if (note !== true && note !== 'shared') continue;
    const path = `${key}.fields.${name}`;
    const isRead = own(field, 'readOnly') === true || own(field, 'compute') !== undefined;
    if (isRead)
      report({ id: 'RC015', path, message: 'a note that nobody can write', hint: 'Leave out `note`.' });
    if (note === 'shared' && declared['shared'] === undefined)
      report({
        id: 'RC015',
        path,
        message: 'a note for those whom nothing is shared with',
        hint: 'Say `note: true`, or `shared` of the entity.',
      });
  }
};
