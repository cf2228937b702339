import { areSameBytes } from '../bytes';
import type { Clock } from '../clock';
import type { Secrets } from '../secrets';
import { FILE_ID } from '../../src/model/files/keptFile';
import { pictureSizeNames, type PictureSize } from './pictures';

/** So long the address of a file is good, in milliseconds. */
export const ADDRESS_MS = 10 * 60_000;

/** The file itself, or a picture of it. */
export type Shown = 'whole' | PictureSize;

export const isShown = (value: unknown): value is Shown =>
  value === 'whole' || pictureSizeNames.some((name) => name === value);

/** What an address says: which file, how, in which session, and until when in milliseconds since 1970. */
export type Addressed = {
  readonly id: string;
  readonly shown: Shown;
  readonly session: string;
  readonly until: number;
};

export const FILES_PATH = '/files/';

type Parts = { readonly secrets: Pick<Secrets, 'mac'>; readonly clock: Clock };

/**
 * Addresses that nobody else can make, each for one file, one person and some minutes. They are good `from` where they were asked
 * for alone: a browser sends nothing with a picture that would say whose it is, and whoever was handed one is elsewhere.
 */
export const createAddresses = ({ secrets, clock }: Parts) => {
  const macOf = (text: string, from: string) => secrets.mac(`file ${text} ${from}`);
  return {
    addressOf: ({ id, shown, session }: Omit<Addressed, 'until'>, from: string): string => {
      const text = [id, shown, session, clock.now() + ADDRESS_MS].join('.');
      return `${FILES_PATH}${text}.${macOf(text, from)}`;
    },
    /** Undefined for what was not made here, was changed, or is over. */
    read: (token: string, from: string): Addressed | undefined => {
      const at = token.lastIndexOf('.');
      const [text, mac] = [token.slice(0, at), token.slice(at + 1)];
      if (at < 0 || !isSame(mac, macOf(text, from))) return undefined;
      const [id = '', shown, session = '', until] = text.split('.');
      if (!FILE_ID.test(id) || !isShown(shown) || !(Number(until) > clock.now())) return undefined;
      return { id, shown, session, until: Number(until) };
    },
  };
};

const isSame = (one: string, other: string): boolean => {
  const encoder = new TextEncoder();
  return areSameBytes(encoder.encode(one), encoder.encode(other));
};
