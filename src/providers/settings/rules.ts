import { offers, type Offer } from '../../config/offers';
import { isBrandColor, isLogo } from '../../model/values/brandValues';
import { isPlainObject } from '../../model/values/plainObject';

/** How one entry of the settings is read; undefined means not valid. */
export type Rule<T> = { expected: string; read: (value: unknown, origin: string) => T | undefined };

export const TEXT: Rule<string> = {
  expected: 'a text of 1 to 60 characters',
  read: (value) => {
    const text = typeof value === 'string' ? value.trim() : '';
    return text !== '' && text.length <= 60 ? text : undefined;
  },
};

/** An account that whoever looks at a demonstration may sign in with. */
export type DemoAccount = { readonly email: string; readonly password: string };

export const DEMO: Rule<boolean | readonly DemoAccount[]> = {
  expected: 'true, false, or a list of accounts such as [{ "email": "a@b.example", "password": "a" }]',
  read: (value) => {
    if (typeof value === 'boolean') return value;
    return Array.isArray(value) && value.every(isAccount) ? value : undefined;
  },
};

export const SAMPLES: Rule<boolean> = {
  expected: 'true or false',
  read: (value) => (typeof value === 'boolean' ? value : undefined),
};

const isAccount = (value: unknown): value is DemoAccount =>
  isPlainObject(value) && [value['email'], value['password']].every((each) => typeof each === 'string');

export const COLOR: Rule<string> = {
  expected: 'a colour as "#rrggbb", such as "#7b1fa2"',
  read: (value) => (typeof value === 'string' && isBrandColor(value) ? value : undefined),
};

export const IMAGE: Rule<string> = {
  expected:
    'the https address of an image, a path of this host such as "/logo.svg", or an image written out as "data:image/…"',
  read: (value) => (typeof value === 'string' && isLogo(value) ? value : undefined),
};

export const ADDRESS: Rule<string> = {
  expected:
    'an http or https address such as "https://sms.example.com", or a path of this host such as "/api"',
  read: (value, origin) => {
    if (typeof value !== 'string' || !/^(https?:\/\/|\/(?![/\\]))/i.test(value)) return undefined;
    const url = parseUrl(value, origin);
    // Anything behind the path would end up in the middle of every address.
    const isPlain = url && !url.username && !url.password && !/[?#\s\\]/.test(value);
    return isPlain ? url.href.replace(/(?<!\/)\/+$/, '') : undefined;
  },
};

export const OFFERS: Rule<readonly Offer[]> = {
  expected: `a list with any of: ${offers.join(', ')}`,
  read: (value) => (Array.isArray(value) && value.every(isOffer) ? value : undefined),
};

const isOffer = (value: unknown): value is Offer => offers.some((offer) => offer === value);

/** What has to be known of accounts before anybody is signed in. */
export type AccountSettings = {
  /** Characters of a new password at least. */
  readonly passwordMin: number;
  /** A new password has letters and digits. */
  readonly passwordMixed: boolean;
  readonly selfRegistration: boolean;
  /** Who has forgotten the password gets a code by mail. */
  readonly forgottenPassword: boolean;
  /** There are pages for people without an account. */
  readonly publicPages?: true;
};

export const ACCOUNTS: Rule<AccountSettings> = {
  expected:
    '{ "passwordMin": 8, "passwordMixed": false, "selfRegistration": false, "forgottenPassword": true }',
  read: (value) => {
    if (!isPlainObject(value)) return undefined;
    const {
      passwordMin,
      passwordMixed,
      selfRegistration,
      forgottenPassword = true,
      publicPages = false,
    } = value;
    const isMin = Number.isInteger(passwordMin) && Number(passwordMin) > 0;
    if (!isMin || typeof passwordMixed !== 'boolean') return undefined;
    if (typeof selfRegistration !== 'boolean' || typeof forgottenPassword !== 'boolean') return undefined;
    if (typeof publicPages !== 'boolean') return undefined;
    return {
      passwordMin: Number(passwordMin),
      passwordMixed,
      selfRegistration,
      forgottenPassword,
      ...(publicPages && { publicPages }),
    };
  },
};

const parseUrl = (value: string, origin: string) => {
  try {
    return new URL(value, origin);
  } catch {
    return undefined;
  }
};
