import { operations } from '../../../config/api';
import { checkCall } from './checkCall';
import { checkRule } from './checkRule';
import type { Entity, Scope } from '../scope';
import { dictOf, isText, join } from '../untrusted';

/** Path, calls, scope and query of one entity. */
export const checkApi = ({ key, declared, fields }: Entity, { report }: Scope): void => {
  const api = dictOf(declared.api);
  const calls = dictOf(api.calls);
  const at = join(key, 'api');
  if (isText(api.path) && !/^\/[^\s?#:]*$/.test(api.path)) {
    report({
      id: 'RC022',
      path: join(at, 'path'),
      message: `"${api.path}" is no path`,
      hint: 'Write it like /v1/senderIds.',
    });
  }
  for (const operation of operations) {
    const path = join(at, `calls.${operation}`);
    if (calls[operation] === true)
      report({ id: 'RC003', path, message: 'must be a call or false, not true' });
    checkCall(calls[operation], { at: path, report });
  }
  for (const [name, value] of Object.entries(dictOf(api.query))) {
    if (!isText(value)) report({ id: 'RC003', path: join(at, `query.${name}`), message: 'must be a text' });
  }
  checkRule(api.scope, { at: join(at, 'scope'), fields, report });
};
