import { checkName } from '../checkNames';
import type { Entity, Scope } from '../scope';
import { dictOf, join } from '../untrusted';
import { isPlainObject } from '../../values/plainObject';

/** The bell tells each person what is their own, and which of it is new. */
export const checkBell = ({ key, declared, fields }: Entity, { report }: Scope): void => {
  const { bell, owner } = declared;
  const at = join(key, 'bell');
  const fault = (path: string, message: string, hint: string) => report({ id: 'RC132', path, message, hint });
  const { markRead, clear } = dictOf(dictOf(declared.api).calls);
  if (!isPlainObject(bell)) {
    if (markRead !== undefined || clear !== undefined)
      fault(
        join(key, 'api.calls'),
        'markRead and clear are calls of a bell',
        'Declare "bell", or leave them out.',
      );
    return;
  }
  if (owner === undefined) fault(at, "its records are nobody's", 'Say whose they are with "owner".');
  const about = dictOf(bell.about);
  const names = {
    text: bell.text,
    severity: bell.severity,
    'about.entity': about.entity,
    'about.record': about.record,
  };
  for (const [option, name] of Object.entries(names))
    checkName(name, { at: join(at, option), fields, report });
  const read = checkName(bell.read, { at: join(at, 'read'), fields, report });
  if (read && read.declared.kind !== 'boolean')
    fault(join(at, 'read'), `"${read.name}" is no yes-or-no field`, 'Name a field of the kind boolean.');
};
