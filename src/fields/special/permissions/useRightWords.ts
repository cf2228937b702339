import { useLocale, useTranslate } from 'react-admin';
import { useModel } from '../../AdminContext';
import { humanize, pick } from '../../../model/resolved/labels';
import { claimName } from '../../../model/answers/deniedText';
import { accountKeys } from '../../../model/permissions/accounts';
import type { Permission } from '../../../model/permissions/granted';
import type { RightGroup, RightRow } from '../../../model/permissions/rightGroups';

export type RightWords = {
  /** `Invoices`; a subject that has no row keeps its own name. */
  readonly subject: (name: string) => string;
  /** `Edit`, or the configuration's word for an action of its own. */
  readonly action: (name: string, subject: string) => string;
  /** `Customers: own records only`; undefined where no account is bound, or it is no entity. */
  readonly reach: (row: RightRow) => string | undefined;
  /** `Create, Delete: only at the level “Super admin”`; undefined where the right alone is enough. */
  readonly claim: (row: RightRow) => string | undefined;
  /** `Edit Invoices`, with the names of what a pair has beside its two texts. */
  readonly right: (pair: Permission) => string;
};

/** What rights are called in the language of the interface. */
export const useRightWords = (groups: readonly RightGroup[]): RightWords => {
  const translate = useTranslate();
  const locale = useLocale();
  const model = useModel();
  const bound = accountKeys(model).filter((key) => model.accounts?.resources[key]?.bound);
  const rows = new Map(groups.flatMap((group) => group.rows).map((row) => [row.subject, row]));
  const subject = (name: string) => {
    const row = rows.get(name);
    if (row) return pick(row.label, locale);
    return name === 'all' ? translate('app.rights.all') : name;
  };
  const action = (name: string, of: string) => {
    const label = rows.get(of)?.more.find((each) => each.action === name)?.label;
    if (label) return pick(label, locale);
    const key = halves.get(name) ?? `rights.${name}`;
    return capital(translate(`app.${key}`, { _: humanize(name) }), locale);
  };
  const plain = (pair: Permission) => {
    if (pair.subject === 'all' && pair.action === 'manage') return translate('app.permissions.everything');
    if (pair.subject === 'all' && pair.action === 'read') return translate('app.permissions.readOnly');
    return translate('app.permissions.right', {
      action: action(pair.action, pair.subject),
      subject: subject(pair.subject),
    });
  };
  const right = (pair: Permission) => {
    const { action: _, subject: _subject, ...beside } = pair;
    const names = Object.keys(beside);
    return names.length === 0 ? plain(pair) : `${plain(pair)} (${names.join(', ')})`;
  };
  const reach = (row: RightRow) =>
    row.reach && bound.length > 0
      ? translate(`app.permissions.reach.${row.reach}`, {
          accounts: bound.map((key) => pick(model.resource(key).label.many, locale)).join(', '),
        })
      : undefined;
  const claim = ({ subject: of, claim: asked }: RightRow) =>
    asked &&
    translate('app.permissions.claim', {
      rights: asked.actions.map((each) => action(each, of)).join(', '),
      claim: claimName(asked.role, { model, locale }),
    });
  return { subject, action, reach, claim, right };
};

/* The interface calls both reading and showing “see”; here they stand side by side. */
const halves = new Map([
  ['list', 'permissions.listOnly'],
  ['show', 'permissions.showOnly'],
]);

const capital = (word: string, locale: string): string =>
  word.charAt(0).toLocaleUpperCase(locale) + word.slice(1);
