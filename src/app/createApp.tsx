import type { ComponentType } from 'react';
import { type I18nProvider, type Store, localStorageStore } from 'react-admin';
import type { DeclaredAdmin } from '../config/defineAdmin';
import type { Locale } from '../config/label';
import { kinds } from '../fields/kinds';
import { isLanguage, languageFor } from '../locales/languages';
import { deniedText } from '../model/answers/deniedText';
import type { Say } from '../model/answers/issueText';
import type { Place } from '../model/pages/addresses';
import { listAtAddress, listedAt } from '../model/pages/listAtAddress';
import { fieldLabel, labelMessages } from '../model/pages/labelMessages';
import { askAhead } from '../providers/data/askAhead';
import { createI18nProvider } from '../providers/i18n/i18nProvider';
import { loadMessages } from '../providers/i18n/loadMessages';
import type { Connection } from '../providers/session/connection';
import { createPreview } from '../providers/session/preview';
import type { Settings } from '../providers/settings/settings';
import type { Shell } from './layout/ShellContext';
import { uncut, wholeConfig, type CutConfig } from '../model/resolve/frame';
import type { LoadTranslations } from '../model/resolve/translate';
import { withoutSamples } from '../model/samples/samples';
import { withSampleTexts, type SampleTexts } from '../model/samples/withSampleTexts';
import { partsWaitFor } from '../parts/beforeParts';
import { createModels, type Models } from './models';
import type { LoadText } from './textPages';
import { createProviders, type ProvidersOptions, type Providers } from './createProviders';
import { looks, type Looks } from './theme/look';
import type { SessionKeeper } from '../providers/session/session';
import { userId } from '../providers/session/userData';
import { takeChosenSkin } from '../pages/signIn/skinChoice';
import { withShapes } from './storedShapes';

type AppOptions = {
  readonly config: CutConfig;
  readonly translations: LoadTranslations;
  readonly sampleTexts: SampleTexts;
  readonly loadText: LoadText;
  readonly settings: Settings;
  readonly connection: Connection;
};

/**
 * Puts the product together from its configuration. While developing, a faulty entity has its problems in place of its
 * pages; where nothing could work without what is faulty, the problems are the whole page.
 */
export const createApp = async (options: AppOptions): Promise<ComponentType> => {
  const { loadText, settings, connection } = options;
  // What draws the records is on its way while they are asked for.
  const drawing = loadAdminApp();
  const { config: there, translations } = ofServer(options);
  const sound = import.meta.env.DEV ? await checked(there) : { config: there, instead: new Map() };
  if ('Problems' in sound) return sound.Problems;
  const { config, instead } = sound;
  const addressing = loadAddressed(config.frame);
  connection.offers.declare(config.frame.offers ?? {});
  const models = modelsOf(config, settings, translations);
  const store = createAppStore(connection.session);
  const initialLocale = localeIn(store);
  // Both at once: each is a wave of its own on a slow line, and what is missing falls back to English.
  const messages = loadMessages(initialLocale).catch(() => undefined);
  const { addressed, inner, listed } = await bringFirst(models, addressing, initialLocale);
  await messages;
  const i18nProvider = await createI18n(models, initialLocale);
  const worn = await looksOf(settings);
  const preview = createPreview(connection.session);
  const { ownAccount, sampleChanges, ...providers } = await providersOf({
    models,
    config,
    translations,
    preview,
    connection,
    settings,
    i18nProvider,
  });
  const shell: Shell = {
    settings,
    connection,
    preview,
    ownAccount,
    sampleChanges,
    prepareLanguage: (language) => Promise.all([models.load(language), loadMessages(language)]),
    inner,
    forList: models.entities.forList,
  };
  const chosen = (key: string): unknown => store.getItem(key);
  const first = listed && firstList(providers.dataProvider, listAtAddress(models.english, listed, chosen));
  const { AdminApp, pagesOf } = await drawing;
  const pages = pagesOf({ models, loadText, instead });
  const known = await inTime(first?.known, first && pages.listReady(first.name));
  return () => (
    <AdminApp
      models={models}
      pages={pages}
      shell={shell}
      looks={worn}
      store={store}
      i18nProvider={i18nProvider}
      {...providers}
      dataProvider={first?.provider ?? providers.dataProvider}
      known={known}
      addressed={addressed}
    />
  );
};

type ProvidersOf = Omit<ProvidersOptions, 'say' | 'sayDenied'> & { readonly i18nProvider: I18nProvider };

const providersOf = ({ i18nProvider, ...given }: ProvidersOf): Promise<Providers> => {
  const say: Say = (key, args) => i18nProvider.translate(key, args);
  return createProviders({
    ...given,
    say,
    sayDenied: (right) => {
      const locale = i18nProvider.getLocale();
      return deniedText(right, { model: given.models.get(locale), say, locale });
    },
  });
};

/*
 * Brings what the page at this address needs, and all the rest for what is opened from there. Answers with the place where
 * that is a list whose entity has come; of one that has not, its page says so.
 */
const bringFirst = async (
  { english, entities, load }: Models,
  addressing: ReturnType<typeof loadAddressed>,
  locale: Locale,
) => {
  partsWaitFor(entities.all);
  const addressed = (await addressing)?.createAddressed(english);
  const inner = addressed?.inner ?? ((each: Place) => each);
  const at = inner(place());
  const listed = listedAt(english, at);
  const coming = listed ? entities.forList(listed.key) : entities.all();
  const hasCome = coming.then(
    () => true,
    () => false,
  );
  await load(locale).catch(() => english);
  // What is no list draws its frame meanwhile.
  return { addressed, inner, listed: listed && (await hasCome) ? at : undefined };
};

const modelsOf = (config: CutConfig, settings: Settings, translations: LoadTranslations): Models => {
  const { passwordMin: min, passwordMixed: mixed } = settings.accounts;
  const passwords = { min, mixed };
  return createModels(config, {
    name: settings.name,
    isDemo: settings.demo !== false,
    translations,
    passwords,
  });
};

/* Milliseconds for which the frame waits for the rows, which it would be drawn again for a moment later. */
const PATIENCE = 60;

/** What is known, where both come in time. */
const inTime = async <T,>(known: Promise<T> | undefined, ready: Promise<void> | undefined) => {
  const late = new Promise<[]>((resolve) => void setTimeout(() => resolve([]), PATIENCE));
  const [found] = await Promise.race([Promise.all([known, ready]), late]);
  return found;
};

/* The addresses of the static demo begin behind a #. */
const place = () =>
  import.meta.env.MODE === 'demo'
    ? new URL(window.location.hash.slice(1) || '/', window.location.origin)
    : window.location;

const firstList = (provider: Providers['dataProvider'], first: ReturnType<typeof listAtAddress>) => {
  return first && { name: first.name, ...askAhead(provider, first.name, first.asked) };
};

/* Samples are there where the server has them, too. */
const ofServer = ({ config, translations, sampleTexts, settings }: AppOptions) => {
  if (settings.samples) return { config, translations: withSampleTexts(translations, sampleTexts) };
  const { frame, samples } = config;
  return { config: samples ? { ...config, frame: withoutSamples(frame, samples) } : config, translations };
};

type Sound = {
  readonly config: CutConfig;
  /** What stands in place of the pages of an entity, by its key. */
  readonly instead: ReadonlyMap<string, ComponentType>;
};

const checked = async (cut: CutConfig): Promise<Sound | { readonly Problems: ComponentType }> => {
  const config = await wholeConfig(cut);
  const [{ checkConfig }, { validParts }, { ConfigProblems, EntityProblems }, { faker }, { listViews }] =
    await Promise.all([
      import('../model/check/checkConfig'),
      import('../model/check/semantic/validParts'),
      import('../pages/ConfigProblems'),
      import('@faker-js/faker/locale/en'),
      import('../listViews/views'),
    ]);
  const problems = checkConfig(config, kinds, { faker, listViews }).filter(({ level }) => level === 'error');
  const sound = validParts(config, problems, kinds);
  if (!sound) return { Problems: () => <ConfigProblems problems={problems} /> };
  const pages = [...sound.faulty].map(
    ([key, own]) => [key, () => <EntityProblems name={key} problems={own} />] as const,
  );
  return { config: uncut(sound.config), instead: new Map(pages) };
};

/* Deriving colours is downloaded only where a provider has one of its own. */
const looksOf = async ({ color }: Settings): Promise<Looks> =>
  color === undefined ? looks : (await import('./theme/brand')).brandedLooks(color);

const loadAdminApp = () => {
  const loading = import('./AdminApp');
  loading.catch(() => undefined);
  return loading;
};

/* Downloaded only where an entity declares addresses. */
const loadAddressed = ({ resources }: DeclaredAdmin) => {
  if (!Object.values(resources).some(({ routes }) => routes !== undefined)) return undefined;
  const loading = import('./router/addressed');
  loading.catch(() => undefined);
  return loading;
};

const createI18n = async (models: Models, initialLocale: Locale) => {
  const i18n = await createI18nProvider({
    labels: (language) => labelMessages(models.get(language), language),
    label: (key, language) => fieldLabel(models.get(language), key, language),
    initialLocale,
  });
  return {
    ...i18n,
    changeLocale: async (wanted: string) => {
      await models.load(wanted);
      await i18n.changeLocale(wanted);
    },
  };
};

const localeIn = (store: Store): Locale => {
  const chosen: unknown = store.getItem('locale');
  return isLanguage(chosen) ? chosen : languageFor(navigator.languages);
};

/** Bump when the meaning of a stored choice changes: older choices are then forgotten. */
const VERSION = '1';

/** Choices of appearance and lists, kept per person so that two people at one computer keep their own. */
const createAppStore = (session: SessionKeeper): Store => {
  const idNow = (user = session.user()) => user && userId(user);
  const id = idNow();
  const store = localStorageStore(VERSION, `sms.${id ?? 'nobody'}`);
  store.setup();
  const skin = takeChosenSkin();
  if (skin) store.setItem('theme', skin);
  return withShapes({
    ...store,
    // A list tells how far it was scrolled a moment later, when who scrolled it may have signed out.
    setItem: (key, value) => {
      if (idNow() === id) store.setItem(key, value);
    },
  });
};
