import { mails } from '../../src/locales/mail';
import type { InvitedAccount } from '../../src/config/defineAdmin';
import type { Model } from '../../src/model/resolved/model';
import type { Resource } from '../../src/model/resolved/resource';
import { fill } from '../../src/model/values/fill';
import { isSameJson } from '../../src/model/values/plainObject';
import type { Outbox } from '../mail/outbox';
import { SECRET } from '../mail/post';
import type { Parts } from '../parts';
import { refuse } from '../refusal';
import { createSettingOf } from '../settingOf';
import type { Row, Store } from '../store/store';
import { longCode, type Codes } from './codes';
import { readerOf } from './reader';

/** Mails an account the link by which its person chooses the password, in the transaction of the store. */
export type Invite = (row: Row, store: Store) => Promise<void>;

type InviteParts = Omit<Parts, 'store'> & {
  readonly codes: Codes;
  readonly outbox: Pick<Outbox, 'write' | 'test'>;
  /** Where links lead, whatever a request says of where it comes from; nowhere when absent. */
  readonly page?: (() => string) | undefined;
};

/** What requests send by mail. */
export const createMailing = (parts: InviteParts) => ({
  test: parts.outbox.test,
  invite: createInvite(parts),
});

const createInvite =
  ({ model, clock, codes, outbox, page = () => '' }: InviteParts): Invite =>
  async (row, store) => {
    const settingOf = createSettingOf({ model, store });
    const { email, name, language } = await readerOf({ row }, { model, settingOf });
    const code = longCode();
    if (!(await codes.give({ purpose: 'invitation', email }, code, store)))
      throw refuse(429, 'tooManyInvitations', { args: { email } });
    const texts = mails[language];
    const values = {
      product: model.name,
      name,
      link: `${page()}#invitation=${encodeURIComponent(email)}:${SECRET}`,
      until: untilText(clock.now() + (await settingOf('invitationDays')) * DAY),
    };
    const letter = { subject: fill(texts.inviteSubject, values), body: fill(texts.inviteBody, values) };
    await outbox.write({ ...letter, to: email, secret: code }, store);
  };

const DAY = 86_400_000;

const untilText = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

/** How accounts of an entity are invited; undefined where they are not. */
export const inviteOf = ({ accounts }: Model, { key }: Pick<Resource, 'key'>): InvitedAccount | undefined =>
  accounts?.resources[key]?.invite;

type Values = Readonly<Record<string, unknown>>;

/** What a new account is that nobody has given a password: one that waits for its person. */
export const invitedValues = (model: Model, resource: Resource, values: Values): Values => {
  const password = values[model.accounts?.password ?? ''];
  const isOpen = password === undefined || password === null || password === '';
  return isOpen ? (inviteOf(model, resource)?.until ?? {}) : {};
};

/** Whether these values bring an account there, or it is there. */
export const isInvited = (model: Model, resource: Resource, values: Values): boolean => {
  const until = Object.entries(inviteOf(model, resource)?.until ?? {});
  return until.length > 0 && until.every(([name, value]) => isSameJson(values[name], value));
};
