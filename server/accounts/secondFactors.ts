import { Secret, TOTP } from 'otpauth';
import { randomBytes } from '../bytes';
import type { Parts as Shared } from '../parts';
import type { Secrets } from '../secrets';
import { StoreConflict, StoreMissing, type Row, type Store } from '../store/store';
import type { Digest } from '../writes/idempotencyKey';
import type { People, Person } from './people';

/** Codes for the day on which the phone is lost. */
export const RECOVERY_CODES = 10;

/** Seconds that a code of an app is shown; the one before and the one after are taken, too. */
export const CODE_SECONDS = 30;

/** What an app has to know: the text for people to type, and the address for it to read. */
export type Enrolment = { readonly secret: string; readonly address: string };

/** Second factors of accounts: an app that shows codes by the time (RFC 6238), and codes on paper. */
export type SecondFactors = {
  stateOf: (id: string) => Promise<{ readonly isOn: boolean; readonly recoveryCodes: number }>;
  /** A new secret, which counts once a code of it was given; what is on stays on until then. */
  begin: (person: Person) => Promise<Enrolment>;
  /** Switches on what was begun. The recovery codes, which nobody can read again; undefined when the code is wrong. */
  confirm: (id: string, code: string) => Promise<readonly string[] | undefined>;
  /** Whether this is a code of the app or one on paper. Each is good once. */
  isRight: (id: string, code: string) => Promise<boolean>;
  /** Other recovery codes instead of those that are left; undefined while none is on. */
  renewCodes: (id: string) => Promise<readonly string[] | undefined>;
  remove: (id: string) => Promise<void>;
};

type Parts = Shared & {
  readonly secrets: Pick<Secrets, 'seal' | 'open'>;
  readonly digest: Digest;
  readonly people: Pick<People, 'emailOf' | 'byId'>;
};

export const createSecondFactors = (parts: Parts): SecondFactors => {
  const { model, store, clock, secrets, digest, people } = parts;
  const read = async (id: string) => (await store.get(FACTORS, id)) as Kept | undefined;

  /* Of two who give the same code at once, one is right: the other finds another version. */
  const change = (kept: Kept, patch: Partial<Factor>): Promise<boolean> =>
    store
      .update(FACTORS, kept._id, { patch: { ...patch, updatedAt: clock.iso() }, ifVersion: kept.__v })
      .then(() => true, unlessBeaten);

  return {
    stateOf: async (id) => {
      const kept = await read(id);
      const isOn = typeof kept?.secret === 'string';
      return { isOn, recoveryCodes: isOn ? kept.recovery.length : 0 };
    },
    begin: async (person) => {
      const { base32: secret } = new Secret({ size: 20 });
      const { _id } = person.row;
      const pending = secrets.seal(secret);
      const now = clock.iso();
      const fresh = { secret: null, pending, last: 0, recovery: [] } satisfies Factor;
      const kept = await read(_id);
      if (kept) await store.update(FACTORS, _id, { patch: { pending, updatedAt: now } });
      else await store.insert(FACTORS, { _id, __v: 0, createdAt: now, updatedAt: now, ...fresh });
      const address = totpOf(secret, { issuer: model.name, label: people.emailOf(person) }).toString();
      return { secret, address };
    },
    confirm: async (id, given) => {
      const kept = await read(id);
      const last = kept && stepOf({ sealed: kept.pending, code: plain(given), last: 0 }, parts);
      if (!kept || last === undefined) return undefined;
      const { codes, recovery } = await newCodes(id, parts);
      const patch = { secret: kept.pending, pending: null, last, recovery };
      if (!(await change(kept, patch))) return undefined;
      await keep(id, true, parts);
      return codes;
    },
    isRight: async (id, given) => {
      const kept = await read(id);
      if (!kept) return false;
      const code = plain(given);
      const last = stepOf({ sealed: kept.secret, code, last: kept.last }, parts);
      if (last !== undefined) return change(kept, { last });
      const hash = await hashOf(id, code, digest);
      const left = kept.recovery.filter((each) => secrets.open(each) !== hash);
      if (typeof kept.secret !== 'string' || left.length === kept.recovery.length) return false;
      return change(kept, { recovery: left });
    },
    renewCodes: async (id) => {
      const kept = await read(id);
      if (typeof kept?.secret !== 'string') return undefined;
      const { codes, recovery } = await newCodes(id, parts);
      return (await change(kept, { recovery })) ? codes : undefined;
    },
    remove: async (id) => {
      await removeFactor(id, store);
      await keep(id, false, parts);
    },
  };
};

type Given = { readonly sealed: string | null; readonly code: string; readonly last: number };

/* The step of time that the code is of, when it is none that was given before. */
const stepOf = ({ sealed, code, last }: Given, { secrets, clock }: Parts): number | undefined => {
  const secret = sealed === null ? undefined : secrets.open(sealed);
  if (secret === undefined || !APP_CODE.test(code)) return undefined;
  const timestamp = clock.now();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 });
  if (delta === null) return undefined;
  const step = Math.floor(timestamp / 1000 / CODE_SECONDS) + delta;
  return step > last ? step : undefined;
};

/* Aside: nobody who edits the account has to hear of it. */
const keep = async (id: string, isOn: boolean, { model, people, store }: Parts): Promise<void> => {
  const field = model.accounts?.secondFactor;
  const resource = (await people.byId(id))?.resource;
  if (field === undefined || !resource) return;
  await store.update(resource.api.collection, id, { patch: { [field]: isOn }, isAside: true });
};

/** Takes it away, whatever asked for that. */
export const removeFactor = async (id: string, store: Store): Promise<void> => {
  await store.remove(FACTORS, id).catch(unlessBeaten);
};

/** A row for each account that has begun, under its id. */
const FACTORS = 'secondFactors';

type Factor = {
  /** Sealed; null until it was confirmed. */
  readonly secret: string | null;
  /** The one that is being set up. */
  readonly pending: string | null;
  /** The step of time of the code that was given last. */
  readonly last: number;
  /** Hashes of what is left, each sealed. */
  readonly recovery: readonly string[];
};

type Kept = Row & Factor;

const totpOf = (secret: string, names: { readonly issuer?: string; readonly label?: string } = {}): TOTP =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), period: CODE_SECONDS });

const APP_CODE = /^\d{6}$/;

/** Whether this has the form of a recovery code. */
export const isOnPaper = (code: string): boolean => CODE_ON_PAPER.test(plain(code));

const CODE_ON_PAPER = /^[a-z2-7]{16}$/;

/* People type codes with spaces and dashes, and in capitals. */
const plain = (code: string): string => code.replaceAll(/[\s-]/g, '').toLowerCase();

const hashOf = (id: string, code: string, digest: Digest) =>
  digest(new TextEncoder().encode(`${id} ${code}`));

/* Sealed as secrets are, so that they outlive another key of the server just as long. */
const newCodes = async (id: string, { digest, secrets }: Pick<Parts, 'digest' | 'secrets'>) => {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  const hashes = await Promise.all(codes.map(async (code) => hashOf(id, plain(code), digest)));
  return { codes, recovery: hashes.map(secrets.seal) };
};

/**
 * Seals what former versions have kept as a hash alone: whoever has a list of codes, such as from a photograph, finds in it
 * whose they are. The codes stay good.
 */
export const sealHashed = async (store: Store, { seal }: Pick<Secrets, 'seal'>): Promise<void> => {
  const sort = [{ path: '_id', order: 'text', descending: false }] as const;
  for (let offset = 0; ; offset += AT_ONCE) {
    const { rows } = await store.list(FACTORS, {
      where: [],
      sort,
      offset,
      limit: AT_ONCE,
      isUncounted: true,
    });
    for (const { _id, __v, recovery } of rows as Kept[]) {
      const patch = { recovery: recovery.map((each) => (HASH.test(each) ? seal(each) : each)) };
      if (!recovery.some((each) => HASH.test(each))) continue;
      // Another process may be at it, too.
      await store.update(FACTORS, _id, { patch, ifVersion: __v }).catch(unlessBeaten);
    }
    if (rows.length < AT_ONCE) return;
  }
};

const AT_ONCE = 500;

const HASH = /^[\da-f]{64}$/;

/* 80 bits; in groups, to be copied by hand. */
const newCode = (): string =>
  new Secret({ buffer: randomBytes(10).buffer }).base32.toLowerCase().replaceAll(/.{4}(?=.)/g, '$&-');

const unlessBeaten = (error: unknown): false => {
  if (error instanceof StoreConflict || error instanceof StoreMissing) return false;
  throw error;
};
