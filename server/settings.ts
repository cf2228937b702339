import { hosts as names, type Host, type Offers } from '../src/config/offers';
import type { Row } from '../src/model/values/comparable';
import { isPlainObject } from '../src/model/values/plainObject';

/** The server's own answer to `/config.json`. */
export type StatedSettings = {
  readonly name: string;
  readonly color?: string | undefined;
  readonly logo?: string | undefined;
  /** The accounts of the demonstration, or false where there is none. */
  readonly demo: boolean | readonly { readonly email: string; readonly password: string }[];
  /** Whether there are samples; a page that has some shows them only then. */
  readonly samples?: true;
  readonly offers: Offers;
  /** What whoever is not signed in yet has to know of accounts here. */
  readonly accounts: Readonly<
    Record<'passwordMin' | 'passwordMixed' | 'selfRegistration' | 'forgottenPassword', number | boolean>
  > & { readonly publicPages?: true };
};

/**
 * What the page gets at `/config.json`: the server's own answer, laid under what the installation has written there.
 * Of a host that is somebody else's the server states nothing: what it offers, and which accounts it has, is not known
 * here.
 */
export const mergeSettings = (text: string | undefined, stated: StatedSettings): string => {
  const value = text === undefined ? {} : parsed(text);
  // A text that is no object is passed on as it is: the page names the place of the fault.
  if (text !== undefined && !isPlainObject(value)) return text;
  const written = isPlainObject(value) ? value : {};
  const foreign = Object.keys(namedHosts(written));
  const own = isPlainObject(written['offers']) ? written['offers'] : undefined;
  const offers = Object.fromEntries(
    names.filter((name) => !foreign.includes(name)).map((name: Host) => [name, stated.offers[name]]),
  );
  const isForeign = foreign.includes('auth' satisfies Host);
  const demo = isForeign ? false : stated.demo;
  return JSON.stringify({
    ...stated,
    ...(isForeign && { accounts: undefined }),
    demo,
    ...written,
    // A bare yes does not take the accounts away.
    ...(written['demo'] === true && demo !== false && { demo }),
    offers: written['offers'] === undefined || own ? { ...offers, ...own } : written['offers'],
  });
};

/** The hosts that an installation names in its config.json. */
export const hostsIn = (text: string | undefined): string[] =>
  Object.values(namedHosts(parsed(text ?? ''))).filter((host) => typeof host === 'string');

const namedHosts = (value: unknown): Row =>
  isPlainObject(value) && isPlainObject(value['hosts']) ? value['hosts'] : {};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
