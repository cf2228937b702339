import { loadBodies } from 'virtual:config-bodies';
import { loadWords } from 'virtual:config-words';
import type { DeclaredAdmin } from '../config/defineAdmin';
import { locales, type Locale } from '../config/label';
import { kinds } from '../fields/kinds';
import { createModel } from '../model/resolve/createModel';
import { withHome } from '../model/dashboard/dashboards';
import type { Model } from '../model/resolved/model';
import { rememberPromises } from './rememberPromises';
import { download } from '../parts/download';
import { neighboursOf } from '../model/pages/neighboursOf';
import { resolveResource } from '../model/resolve/resolveResource';
import { withWords, type Words } from '../model/resolve/words';

/** The model in each language that has been asked for; the English one is always there. */
export type Models = {
  readonly english: Model;
  /** Downloads the words of a language. Rejects when they cannot be had. */
  load: (locale: string) => Promise<Model>;
  /** The model of a language that was loaded, else the English one. */
  get: (locale: string) => Model;
  /** Downloads what an entity, and those it points at, declare; at once when that is there. By key or name. */
  complete: (keyOrName: string) => Promise<void>;
  /** The same for every entity. */
  completeAll: () => Promise<void>;
};

type Body = DeclaredAdmin['resources'][string];

/** What this installation says of itself. `isDemo` decides which dashboard stands at `/`. */
type Installation = { readonly name: string; readonly isDemo: boolean };

/** A build knows of an entity only what the menu needs until it is opened; the rest is filled into every language. */
export const createModels = (config: DeclaredAdmin, { name, isDemo }: Installation): Models => {
  const modelOf = (declared: DeclaredAdmin): Model => {
    const model = createModel(declared, kinds);
    return { ...model, name, dashboards: withHome(model.dashboards, isDemo) };
  };
  const english = modelOf(config);
  const loaded = new Map<string, { readonly model: Model; readonly words: Words }>([
    ['en', { model: english, words: {} }],
  ]);
  const arrived = new Map<string, Body>();

  const fill = (key: string, body: Body, locale: string) => {
    const place = loaded.get(locale);
    const head = config.resources[key];
    if (!place || !head) return;
    const whole = { ...head, ...body };
    const only = { ...config, resources: { [key]: whole } };
    const declared = locale === 'en' ? whole : withWords(only, locale as Locale, place.words).resources[key];
    if (declared) Object.assign(place.model.resource(key), resolveResource(key, declared, kinds));
  };
  const own = async (key: string): Promise<void> => {
    const load = loadBodies[key];
    const body = (load && (await download(load))) as Body | undefined;
    if (!body || arrived.has(key)) return;
    arrived.set(key, body);
    for (const locale of loaded.keys()) fill(key, body, locale);
  };
  const once = rememberPromises();
  return {
    english,
    get: (locale) => (loaded.get(locale) ?? loaded.get('en'))?.model ?? english,
    load: async (locale) => {
      const known = loaded.get(locale);
      if (known) return known.model;
      const loadIt = loadWords[locale];
      const words = loadIt ? await download(loadIt) : {};
      const model = modelOf(withWords(config, locale as Locale, words));
      if (locales.some((each) => each === locale)) loaded.set(locale, { model, words });
      for (const [key, body] of arrived) fill(key, body, locale);
      return model;
    },
    complete: (keyOrName) => {
      const { key } = english.resource(keyOrName);
      return once(key, async () => {
        await own(key);
        await Promise.all(neighboursOf(english.resource(key), kinds).map(own));
      });
    },
    completeAll: () =>
      once('', async () => {
        await Promise.all(english.resources.map(({ key }) => own(key)));
      }),
  };
};
