import { isPlainObject } from '../../values/plainObject';
import { isUnsatisfiable } from '../semantic/isUnsatisfiable';
import type { KnownField, KnownFields, Scope } from '../scope';
import { join, own } from '../untrusted';

type Place = { readonly at: string; readonly fields: KnownFields; readonly report: Scope['report'] };

/** A field that a form shows by a rule: it can come to be seen, and is seen where it is needed. */
export const checkShown = ({ name, declared, resolved }: KnownField, { at, fields, report }: Place): void => {
  const showWhen = own(declared, 'showWhen');
  const requiredWhen = own(declared, 'requiredWhen');
  if (!isPlainObject(showWhen) || !resolved) return;
  const isNamed = JSON.stringify(showWhen).includes(JSON.stringify(name));
  if (isNamed && !resolved.readOnly && isUnsatisfiable(showWhen, fields, { [name]: null }))
    report({
      id: 'RC196',
      path: join(at, 'showWhen'),
      message: `"${name}" waits for its own value, so where it is empty nobody can give it one`,
      hint: 'Let it wait for another field.',
    });
  if (isPlainObject(requiredWhen) && isUnsatisfiable({ $and: [showWhen, requiredWhen] }, fields))
    report({
      id: 'RC196',
      path: join(at, 'requiredWhen'),
      message: `"${name}" is never required: whenever it would be, "showWhen" hides it`,
      hint: 'Widen "showWhen", or leave "requiredWhen" out.',
    });
};
