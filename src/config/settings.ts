import { locales } from './label';
import type { KindName } from './fieldKinds';

/** What the product asks people to decide. `kind` is that of the field which holds it. */
export type Setting = {
  readonly kind: KindName;
  /** Each person's own; else it is one for the installation. */
  readonly isOwn?: true;
  /** Of a number: whole, from `min` to `max`, counted in `unit`. */
  readonly min?: number;
  readonly max?: number;
  readonly unit?: string;
  /** The only values of a choice. */
  readonly values?: readonly string[];
  /** Points at the roles of the accounts. */
  readonly isRole?: true;
  /** What holds where no field is named, or where the field is empty. */
  readonly default?: string | number | boolean;
  /** The same where it is no value: a sentence. */
  readonly otherwise?: string;
  readonly doc: string;
};

/** How days are written into a file: 2026-11-21, 21.11.2026 or 21/11/2026. Pages need these, and of the settings no more. */
export const dateStyles = ['iso', 'dots', 'slashes'] as const;

const minutes = { kind: 'number', min: 1, unit: 'minutes' } as const;
const flag = { kind: 'boolean', default: false } as const;
const text = { kind: 'text' } as const;
const tries = { kind: 'number', min: 1, max: 100, unit: 'tries' } as const;

/** Every setting that the product reads. Documented for people in docs/config.md. */
export const settings = {
  passwordMin: {
    kind: 'number',
    min: 1,
    max: 200,
    unit: 'characters',
    default: 8,
    doc: 'Characters that a new password has at least.',
  },
  passwordMixed: { ...flag, doc: 'A new password has letters and digits.' },
  attempts: {
    ...tries,
    default: 10,
    doc: 'Wrong passwords for one account from one address before it has to wait; within a day as many are forgotten. Six times as many for all accounts together; three times as many for one account from all addresses; neither holds for addresses that have signed in to that account before.',
  },
  lockMinutes: {
    ...minutes,
    max: 1440,
    default: 1,
    doc: 'How long it then has to wait; after each further one twice as long, up to four hours.',
  },
  publicCreates: {
    kind: 'number',
    min: 1,
    max: 10_000,
    unit: 'records',
    default: 60,
    doc: 'Records that people without an account send (`public.create`) from one address before it has to wait as `lockMinutes` says; within a day as many are forgotten. What is refused counts, too.',
  },
  sessionMinutes: {
    ...minutes,
    max: 43200,
    default: 720,
    doc: 'Who does nothing for so long is signed out.',
  },
  sessionHours: {
    kind: 'number',
    min: 1,
    max: 720,
    unit: 'hours',
    default: 12,
    doc: 'Whoever signs in has to do so again after this time, however busy.',
  },
  rememberedDays: {
    kind: 'number',
    min: 1,
    max: 365,
    unit: 'days',
    default: 30,
    doc: 'The same for whoever asked to be remembered.',
  },
  secondFactor: {
    kind: 'choice',
    values: ['nobody', 'staff', 'everybody'],
    default: 'nobody',
    doc: 'Who has to give a second factor at sign-in; `staff` are all whose accounts are not `bound`.',
  },
  defaultRole: {
    kind: 'reference',
    isRole: true,
    otherwise: 'who registers has no rights until somebody gives a role',
    doc: 'The role of who registers.',
  },
  selfRegistration: { ...flag, doc: 'People may make themselves an account.' },
  codeMinutes: { ...minutes, max: 1440, default: 10, doc: 'How long a code is good that was sent by mail.' },
  codeAttempts: {
    ...tries,
    default: 5,
    doc: 'Wrong codes after which the one that was sent is worth nothing: from the address that asked for it, and as many from all others together.',
  },
  codesPerHour: {
    kind: 'number',
    min: 1,
    max: 100,
    unit: 'mails',
    default: 5,
    doc: 'Codes that are sent to one e-mail address within an hour, for each address that asks.',
  },
  invitationDays: {
    kind: 'number',
    min: 1,
    max: 365,
    unit: 'days',
    default: 7,
    doc: 'How long an invitation is good.',
  },
  enterMinutes: {
    ...minutes,
    max: 1440,
    default: 30,
    doc: 'How long staff may work in the account of a customer before they have to give a reason again.',
  },
  undoSeconds: {
    kind: 'number',
    min: 1,
    max: 120,
    unit: 'seconds',
    default: 10,
    doc: 'How long a change can be undone by whoever made it. The server allows for a slow line besides.',
  },
  binDays: {
    kind: 'number',
    min: 1,
    max: 3650,
    unit: 'days',
    default: 30,
    doc: 'How long deleted records stay in the bin (`bin` of an entity) before they are gone for good.',
  },
  smtpHost: {
    ...text,
    otherwise: 'no mail leaves: it waits in the outbox',
    doc: 'The server that takes outgoing mail.',
  },
  smtpPort: { kind: 'number', min: 1, max: 65535, default: 587, doc: 'Its port.' },
  smtpEncryption: {
    kind: 'choice',
    values: ['none', 'starttls', 'tls'],
    default: 'starttls',
    doc: 'How the connection is encrypted: not at all, after it was opened, or from its first byte.',
  },
  smtpUser: { ...text, otherwise: 'nobody signs in there', doc: 'The user name at that server.' },
  smtpPassword: { kind: 'password', otherwise: 'none', doc: 'The password at that server.' },
  mailFromName: { ...text, otherwise: 'the name of the product', doc: 'The name that mails come from.' },
  mailFrom: {
    kind: 'email',
    otherwise: 'no mail leaves: it waits in the outbox',
    doc: 'The address that mails come from.',
  },
  refundLimit: {
    kind: 'money',
    otherwise: 'one person is enough',
    doc: 'What one person gives one account within 24 hours; more is confirmed by a second person.',
  },
  refundLimitAll: {
    kind: 'money',
    otherwise: 'one person is enough',
    doc: 'The same of all accounts together.',
  },
  lowestBalance: { kind: 'money', default: '0', doc: 'No balance is charged below this.' },
  timeZone: {
    kind: 'timeZone',
    isOwn: true,
    otherwise: 'that of the device; UTC in mails',
    doc: 'Where the days and times that a person reads and writes are: `Europe/Lisbon`.',
  },
  dateFormat: {
    kind: 'choice',
    isOwn: true,
    values: dateStyles,
    default: 'iso',
    doc: 'How files that a person exports have dates: 2026-11-21, 21.11.2026 or 21/11/2026. Screens write them as the language does.',
  },
  language: {
    kind: 'choice',
    isOwn: true,
    values: locales,
    default: 'en',
    doc: 'The language of what is sent to a person.',
  },
  signOutMinutes: {
    ...minutes,
    isOwn: true,
    max: 43200,
    otherwise: 'as `sessionMinutes` says',
    doc: 'Who does nothing for so long is signed out; never later than `sessionMinutes` says.',
  },
} as const satisfies Readonly<Record<string, Setting>>;

export type SettingName = keyof typeof settings;

type Held<S> = S extends { readonly values: readonly (infer V)[] }
  ? V
  : S extends { readonly kind: 'number' }
    ? number
    : S extends { readonly kind: 'boolean' }
      ? boolean
      : string;

/** What a setting says; undefined only for one without a default. */
export type SettingValue<Name extends SettingName> =
  | Held<(typeof settings)[Name]>
  | ((typeof settings)[Name] extends { readonly default: unknown } ? never : undefined);

/** The field that holds each setting: `roleSetting.passwordMin`. */
export type SettingPlaces<Place extends string = string> = { readonly [Name in SettingName]?: Place };
