import { namesInTitle } from '../checkNames';
import { hintFor } from '../didYouMean';
import { accountsOf, type KnownField, type Scope } from '../scope';
import { attempt, dictOf, isText, join, listOf, own } from '../untrusted';

type Place = { readonly at: string; readonly scope: Scope };

/** What points at records points at entities that there are, each of them called by something; at accounts at such alone. */
export const checkReferences = ({ declared, kind, resolved }: KnownField, { at, scope }: Place): void => {
  if (!kind || !resolved) return;
  if (kind.pointsAtAccounts) checkAccounts(declared.to, { at, scope });
  const targets = attempt(() => kind.references?.(resolved)) ?? [];
  checkOneself(declared.default, targets, { at, scope });
  for (const key of targets) {
    const { title, single } = scope.entities.get(key)?.declared ?? {};
    if (single !== undefined) {
      const message = `points at "${key}", of which there is a single record`;
      const hint = 'Leave the reference out: there is nothing to choose from.';
      scope.report({ id: 'RC047', path: at, message, hint });
    }
    if (!scope.entities.has(key)) {
      if (kind.pointsAtAccounts) continue;
      scope.report({
        id: 'RC004',
        path: at,
        message: `reference to unknown entity "${key}"`,
        hint: hintFor(key, [...scope.entities.keys()]),
      });
    } else if (isText(title) && namesInTitle(title).length === 0) {
      const hint = `Every record would be called the same. Name a field in the title of ${key}: "{name}".`;
      scope.report({ id: 'RC034', path: at, message: `the title of "${key}" names no field`, hint });
    }
  }
};

/* Whoever makes the record is an account, and no other record. */
const checkOneself = (first: unknown, targets: readonly string[], { at, scope }: Place): void => {
  const accounts = accountsOf(scope.declared);
  if (targets.length === 0 || accounts.length === 0 || own(dictOf(first), '$me') === undefined) return;
  if (targets.some((key) => accounts.includes(key))) return;
  scope.report({
    id: 'RC213',
    path: join(at, 'default'),
    message: `nobody signs in as one of "${targets.join('", "')}"`,
    hint: `Point at ${accounts.join(' or ')}, or leave the default out.`,
  });
};

const checkAccounts = (to: unknown, { at, scope }: Place): void => {
  const accounts = accountsOf(scope.declared);
  const report = (message: string, hint: string) => scope.report({ id: 'RC213', path: at, message, hint });
  if (accounts.length === 0) report('nobody signs in here', 'Say in accounts.resources whose people do.');
  else if (Array.isArray(to) && to.length === 0)
    report('points at nobody', 'Leave "to" out: it may be any account then.');
  for (const key of listOf(to))
    if (accounts.length > 0 && isText(key) && !accounts.includes(key))
      report(`the people of "${key}" do not sign in`, hintFor(key, accounts));
};
