import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hosts as names, type Host, type Offers } from '../../src/config/offers';

/** What an installation has written into its config.json; the text as well, for a fault in it is the page's to name. */
export type OwnSettings = { readonly text?: string; readonly value: Readonly<Record<string, unknown>> };

/** The gateway's own answer to `/config.json`. */
export type StatedSettings = {
  readonly name: string;
  readonly color?: string | undefined;
  readonly logo?: string | undefined;
  /** The accounts of the demonstration, or false where there is none. */
  readonly demo: boolean | readonly { readonly email: string; readonly password: string }[];
  readonly offers: Offers;
};

/**
 * Reads the config.json in the folder of the page: `dist/`, or `public/` while developing. Each time it is asked, so
 * that an edit needs no restart. Without such a file there is nothing to say.
 */
export const readOwnSettings = async (folder: string | undefined): Promise<OwnSettings> => {
  const text = folder && (await readFile(join(folder, 'config.json'), 'utf8').catch(() => undefined));
  if (!text) return { value: {} };
  const value = parsed(text);
  return { text, value: isObject(value) ? value : {} };
};

/** The hosts that it names. */
export const hostsIn = ({ value }: OwnSettings): string[] =>
  Object.values(namedHosts(value)).filter((host) => typeof host === 'string');

/**
 * What the page gets at `/config.json`: the gateway's own answer, laid under what the installation has written. Of a
 * host that is somebody else's the gateway states nothing: what it offers, and which accounts it has, is not known here.
 */
export const laidUnder = ({ text, value }: OwnSettings, stated: StatedSettings): string => {
  // A text that is no object is passed on as it is: the page names the place of the fault.
  if (text !== undefined && !isObject(parsed(text))) return text;
  const foreign = Object.keys(namedHosts(value));
  const own = isObject(value['offers']) ? value['offers'] : undefined;
  const offers = Object.fromEntries(
    names.filter((name) => !foreign.includes(name)).map((name: Host) => [name, stated.offers[name]]),
  );
  const demo = foreign.includes('auth' satisfies Host) ? false : stated.demo;
  return JSON.stringify({
    ...stated,
    demo,
    ...value,
    // A bare yes does not take the accounts away.
    ...(value['demo'] === true && demo !== false && { demo }),
    offers: value['offers'] === undefined || own ? { ...offers, ...own } : value['offers'],
  });
};

const namedHosts = ({ hosts }: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  isObject(hosts) ? hosts : {};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
