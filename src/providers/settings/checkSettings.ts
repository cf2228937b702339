import { hosts as hostNames, type Host, type Offers } from '../../config/offers';
import {
  ACCOUNTS,
  ADDRESS,
  COLOR,
  DEMO,
  IMAGE,
  OFFERS,
  SAMPLES,
  TEXT,
  type AccountSettings,
  type DemoAccount,
  type Rule,
} from './rules';
import { didYouMean } from '../../model/check/didYouMean';
import { isPlainObject } from '../../model/values/plainObject';

export type SettingsHosts = Record<Host, string>;

/** What an installation may set without a rebuild. */
export type Settings = {
  /** The product's name in title and header. Default "SMS Gateway". */
  name: string;
  /** The one colour of the provider, `#rrggbb`: everything that bears the brand follows. Default: the product's own. */
  color: string | undefined;
  /** Address of an image that stands beside the name. Default: the product's own mark. */
  logo: string | undefined;
  /** Base address per source, without a trailing slash; default: the page's own origin. */
  hosts: SettingsHosts;
  /** Is this a demonstration? A list names the accounts that the sign-in page offers. Default false. */
  demo: boolean | readonly DemoAccount[];
  /** Does the server have the samples, too? Without it a page shows none. Default false. */
  samples: boolean;
  /** What each host offers; a host that is not named offers what the configuration says. Default: none is named. */
  offers: Offers;
  /** What the host `auth` asks of passwords, and whether people may register. Default: 8 characters, no. */
  accounts: AccountSettings;
};

export type CheckedSettings = { settings: Settings; problems: string[] };

export const defaultSettings = (origin: string): Settings => ({
  name: 'SMS Gateway',
  color: undefined,
  logo: undefined,
  hosts: { sms: origin, remote: origin, orders: origin, auth: origin },
  demo: false,
  samples: false,
  offers: {},
  accounts: { passwordMin: 8, passwordMixed: false, selfRegistration: false, forgottenPassword: true },
});

/**
 * Reads a parsed config.json. All problems at once, each with place, fault and valid answers; a faulty or
 * missing entry keeps its default.
 */
export const checkSettings = (value: unknown, origin: string): CheckedSettings => {
  const problems: string[] = [];
  const report = (problem: string) => void problems.push(problem);
  const defaults = defaultSettings(origin);
  const top = createReader({ value, place: 'config.json', keys: Object.keys(defaults), origin, report });
  const below = (key: 'hosts' | 'offers') => {
    const place = `config.json ${key}`;
    const { read } = createReader({ value: top.own(key), place, keys: hostNames, origin, report });
    return <T, F extends T | undefined>(rule: Rule<T>, fallback: F) =>
      Object.fromEntries(hostNames.map((host) => [host, read(host, rule, fallback)])) as Record<Host, T | F>;
  };
  const [readHosts, readOffers] = [below('hosts'), below('offers')];
  const settings = {
    name: top.read('name', TEXT, defaults.name),
    color: top.read('color', COLOR, undefined),
    logo: top.read('logo', IMAGE, undefined),
    hosts: readHosts(ADDRESS, origin),
    demo: top.read('demo', DEMO, defaults.demo),
    samples: top.read('samples', SAMPLES, defaults.samples),
    offers: readOffers(OFFERS, undefined),
    accounts: top.read('accounts', ACCOUNTS, defaults.accounts),
  };
  return { settings, problems };
};

type ReaderOptions = {
  value: unknown;
  place: string;
  keys: readonly string[];
  origin: string;
  report: (problem: string) => void;
};

const createReader = ({ value, place, keys, origin, report }: ReaderOptions) => {
  const isObject = isPlainObject(value);
  const entries = new Map<string, unknown>(isObject ? Object.entries(value) : []);
  if (!isObject && value !== undefined) {
    report(`${place}: ${show(value)} is not valid. Expected an object with keys of: ${keys.join(', ')}`);
  }
  for (const key of entries.keys()) if (!keys.includes(key)) report(`${place}: ${unknownKey(key, keys)}`);
  return {
    own: (key: string) => entries.get(key),
    read: <T, F extends T | undefined>(key: string, rule: Rule<T>, fallback: F): T | F => {
      const given = entries.get(key);
      if (given === undefined) return fallback;
      const answer = rule.read(given, origin);
      if (answer === undefined)
        report(`${place} ${key}: ${show(given)} is not valid. Expected ${rule.expected}`);
      return answer ?? fallback;
    },
  };
};

const unknownKey = (key: string, keys: readonly string[]) => {
  const meant = didYouMean(key, keys, 2);
  return `unknown key "${key}".${meant ? ` Did you mean "${meant}"?` : ''} Valid keys: ${keys.join(', ')}`;
};

const show = (value: unknown) => (JSON.stringify(value) ?? String(value)).slice(0, 60);
