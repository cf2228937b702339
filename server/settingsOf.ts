import type { Context } from 'hono';
import { hosts, offers, type Offers } from '../src/config/offers';
import { publicForms, publicReads } from '../src/model/access/publicPart';
import type { Model } from '../src/model/resolved/model';
import type { FirstRecords } from './seeding/seed';
import { createSettingOf } from './settingOf';
import { mergeSettings } from './settings';
import type { Store } from './store/store';

/** What this server offers, as each of the hosts. */
export const OFFERED: Offers = Object.fromEntries(hosts.map((host) => [host, offers]));

type Told = {
  readonly model: Model;
  readonly store: Store;
  readonly first: FirstRecords;
  /** Whether its configuration has the samples. */
  readonly hasSamples?: boolean;
  /** What whoever runs the product has set, as JSON. */
  readonly ownSettings?: () => Promise<string | undefined>;
};

/** What the page is told before anybody has signed in (`/config.json`). */
export const settingsOf = ({ model, store, first, hasSamples, ownSettings }: Told, isDemo: boolean) => {
  const { name, color, logo } = model;
  const accounts = first.accounts.map(({ email, password }) => ({ email, password }));
  const hasPublicPages = [...publicReads(model), ...publicForms(model)].length > 0;
  const settingOf = createSettingOf({ model, store });
  return async (c: Context) => {
    const own = await ownSettings?.();
    const stated = {
      passwordMin: await settingOf('passwordMin'),
      passwordMixed: await settingOf('passwordMixed'),
      selfRegistration: model.accounts?.register !== undefined && (await settingOf('selfRegistration')),
      forgottenPassword: model.mail !== undefined,
      ...(hasPublicPages && { publicPages: true as const }),
    };
    const demo = isDemo && accounts;
    const samples = hasSamples ? { samples: true as const } : {};
    const json = mergeSettings(own, {
      name,
      color,
      logo,
      demo,
      ...samples,
      offers: OFFERED,
      accounts: stated,
    });
    return c.body(json, 200, { 'Content-Type': 'application/json' });
  };
};
