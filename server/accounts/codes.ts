import { hexOf, randomBytes } from '../bytes';
import { fold } from '../../src/model/values/comparable';
import type { Parts } from '../parts';
import type { Secrets } from '../secrets';
import { createSettingOf, type SettingOf } from '../settingOf';
import type { Row, Store } from '../store/store';

/** Six digits that nobody can foresee. */
export const sixDigits = (): string =>
  String(new DataView(randomBytes(4).buffer).getUint32(0) % 1_000_000).padStart(6, '0');

/** A code that is not typed but stands in a link. */
export const longCode = (): string => hexOf(randomBytes(24));

/** What a code was sent for: one of six digits for another password or to prove the address, or one in a link. */
export type Purpose = 'password' | 'proof' | 'invitation';

/** Whom a code is for: the address that it is sent to. `source` says who asks, such as from where; for a link nobody. */
export type Reader = { readonly purpose: Purpose; readonly email: string; readonly source?: string };

/** Codes that were sent by mail: each good once, for a time, and for the address alone that it was sent to. */
export type Codes = {
  /** Takes the place of the code before of the same source; false when that has asked for too many within an hour. */
  readonly give: (reader: Reader, code: string, store: Store) => Promise<boolean>;
  /** Whether it is the code. A wrong one counts, so the store is to be kept whatever the answer. */
  readonly isGood: (reader: Reader, code: string, store: Store) => Promise<boolean>;
  /** Whether this source has asked for a code. */
  readonly isAsked: (reader: Reader, store: Store) => Promise<boolean>;
  /** None that was sent to this address is good any more. */
  readonly use: (reader: Reader, store: Store) => Promise<void>;
};

type CodeParts = Pick<Parts, 'model' | 'clock'> & { readonly secrets: Pick<Secrets, 'mac'> };

/**
 * An address is kept as nobody can read it, whether or not it is that of an account, and each code as well: so the store
 * tells neither, and whoever asks about an unknown address waits as long as for another. Each source that asks has a code
 * of its own, its own wrong ones and its own number of mails: so no stranger spoils what somebody else has asked for. Who
 * types it elsewhere, such as on another device, shares the tries with all who do.
 */
export const createCodes = ({ model, clock, secrets }: CodeParts): Codes => {
  const addressOf = ({ purpose, email }: Reader) => secrets.mac(`${purpose} ${fold(email.trim())}`);
  const idOf = (reader: Reader) =>
    reader.source === undefined ? addressOf(reader) : secrets.mac(`${addressOf(reader)} ${reader.source}`);
  const macOf = (reader: Reader, code: string) => secrets.mac(`${addressOf(reader)} ${code.trim()}`);
  const settingsIn = (store: Store) => createSettingOf({ model, store });

  const give: Codes['give'] = async (reader, code, store) => {
    await forgetOver(clock.now(), store);
    const _id = idOf(reader);
    const before = await store.get(CODES, _id);
    const sentAt = momentsIn(before).filter((at) => at > clock.now() - HOUR);
    if (sentAt.length >= (await settingsIn(store)('codesPerHour'))) return false;
    const now = clock.iso();
    const endsAt = new Date(clock.now() + (await lifeOf(reader, settingsIn(store)))).toISOString();
    const given = {
      address: addressOf(reader),
      code: macOf(reader, code),
      endsAt,
      tries: 0,
      triesElsewhere: 0,
      sentAt: [...sentAt, clock.now()],
    };
    if (before)
      await store.update(CODES, _id, { patch: { ...given, updatedAt: now }, ifVersion: before.__v });
    else await store.insert(CODES, { _id, __v: 0, createdAt: now, updatedAt: now, ...given });
    return true;
  };

  const isOpen = (row: Row) => row['code'] !== null && String(row['endsAt']) > clock.iso();
  const sentTo = async (reader: Reader, store: Store): Promise<readonly Row[]> => {
    const where = [{ path: 'address', op: 'eq', value: addressOf(reader) }] as const;
    if (reader.purpose !== 'invitation')
      return (await store.list(CODES, { where, sort: [], offset: 0, limit: 1000, isUncounted: true })).rows;
    const own = await store.get(CODES, idOf(reader));
    return own ? [own] : [];
  };

  const isGood: Codes['isGood'] = async (reader, code, store) => {
    const most = await settingsIn(store)('codeAttempts');
    for (const row of await sentTo(reader, store)) {
      const counted = row._id === idOf(reader) ? 'tries' : 'triesElsewhere';
      const tries = Number(row[counted]);
      if (!isOpen(row) || tries >= most) continue;
      // Both are macs: how much of one is right says nothing about the code.
      if (row['code'] === macOf(reader, code)) return true;
      // Nobody guesses a code of a link, so wrong ones cannot be used to spoil it.
      if (reader.purpose !== 'invitation')
        await store.update(CODES, row._id, { patch: { [counted]: tries + 1 }, ifVersion: row.__v });
    }
    return false;
  };

  const isAsked: Codes['isAsked'] = async (reader, store) => {
    const own = await store.get(CODES, idOf(reader));
    return own !== undefined && isOpen(own);
  };

  const use: Codes['use'] = async (reader, store) => {
    for (const row of await sentTo(reader, store))
      await store.update(CODES, row._id, { patch: { code: null }, ifVersion: row.__v });
  };
  return { give, isGood, isAsked, use };
};

const lifeOf = async ({ purpose }: Reader, settingOf: SettingOf): Promise<number> =>
  purpose === 'invitation'
    ? (await settingOf('invitationDays')) * DAY
    : (await settingOf('codeMinutes')) * MINUTE;

const CODES = 'accountCodes';

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

const momentsIn = (row: Row | undefined): number[] => {
  const moments = row?.['sentAt'];
  return Array.isArray(moments) ? moments.filter((each): each is number => typeof each === 'number') : [];
};

/* More than one, so that they become fewer. One that is over is still needed to count within its hour. */
const forgetOver = async (now: number, store: Store): Promise<void> => {
  const oldest = new Date(now - HOUR).toISOString();
  const where = [{ path: 'endsAt', op: 'lt', value: oldest }] as const;
  const { rows } = await store.list(CODES, { where, sort: [], offset: 0, limit: 10 });
  for (const { _id } of rows) await store.remove(CODES, _id);
};
