import type { AuthProvider } from 'react-admin';
import type { OwnAccount } from '../model/account/ownAccount';
import type { BookmarkSource } from '../model/pages/bookmarks';
import type { ViewSource } from '../model/pages/views';
import type { Say } from '../model/answers/issueText';
import { wholeConfig, type CutConfig } from '../model/resolve/frame';
import type { LoadTranslations } from '../model/resolve/translate';
import { createAuthProvider } from '../providers/authProvider';
import { bySource } from '../providers/data/bySource';
import { guard } from '../providers/data/guarded';
import { readOnlyProvider } from '../providers/data/readOnlyProvider';
import type { ResourceProvider } from '../model/resolved/resourceProvider';
import { withEntities } from '../providers/data/withEntities';
import { withKeys } from '../providers/data/withKeys';
import { withErrorMessages, type SayDenied } from '../providers/data/withErrorMessages';
import { createRestProvider } from '../providers/rest/restProvider';
import { download } from '../parts/download';
import { userId } from '../providers/session/userData';
import type { Connection, DemoChanges } from '../providers/session/connection';
import type { Demo } from './loadDemo';
import { enterAccounts } from '../providers/session/enterAccounts';
import { holdWhileEnded } from '../providers/session/holdWhileEnded';
import { keepOwnChanges } from '../providers/session/keepOwnChanges';
import { createOwnAccount } from '../providers/session/ownAccount';
import type { Preview } from '../providers/session/preview';
import { createBookmarks } from './createBookmarks';
import { createViews } from './createViews';
import type { Models } from './models';
import type { Settings } from '../providers/settings/settings';

export type ProvidersOptions = {
  readonly models: Models;
  readonly config: CutConfig;
  readonly translations: LoadTranslations;
  readonly connection: Connection;
  readonly settings: Settings;
  readonly preview: Preview;
  /** Says things in the language of the interface. */
  readonly say: Say;
  readonly sayDenied: SayDenied;
};

export type Providers = {
  readonly dataProvider: ResourceProvider;
  readonly authProvider: AuthProvider;
  readonly bookmarks: BookmarkSource;
  readonly views: ViewSource;
  readonly ownAccount: OwnAccount;
  /** What was written to samples in this browser. Rejects where they cannot be had. */
  readonly sampleChanges: () => Promise<DemoChanges>;
};

/**
 * react-admin's two providers, and where bookmarks and views are kept. Every data call asks for the right first, then goes to
 * the entity's source, and waits while the session is ended.
 */
export const createProviders = async (options: ProvidersOptions): Promise<Providers> => {
  const { models, connection, preview, say, sayDenied } = options;
  const model = models.english;
  const { http, session, account, offers } = connection;
  const rest = await createRestProvider({ http, model, offers });
  // The ability is read at the time of the call: another person may have signed in since.
  const can = (action: string, subject: string) => preview.ability().can(action, subject);
  const demo = demoOf(options);
  const sources = bySource(model, ({ api }) =>
    api.source === 'demo' ? demo().then(({ provider }) => provider) : rest,
  );
  const isLooking = () => preview.role() !== undefined;
  const held = holdWhileEnded(readOnlyProvider(guard(sources, model, can), isLooking), session);
  const own = keepOwnChanges(held, { model, session });
  return {
    bookmarks: createBookmarks(options),
    views: createViews(options),
    sampleChanges: async () => (await demo()).changes,
    ownAccount: withErrorMessages(holdWhileEnded(createOwnAccount(http, offers), session), say),
    dataProvider: withErrorMessages(
      withEntities(withKeys(enterAccounts(own, account)), bringer(models)),
      say,
      sayDenied,
    ),
    authProvider: createAuthProvider({
      session,
      account,
      can: (action, name) => {
        const resource = model.resources.find((each) => each.name === name || each.key === name);
        return resource !== undefined && can(action, resource.subject);
      },
    }),
  };
};

/* The entity whose records are read, or all of them: a write looks at what others keep of it. */
const bringer =
  ({ english, entities }: Models) =>
  (name: string, isRead: boolean): Promise<void> =>
    isRead ? entities.forList(english.known(name).key) : entities.all();

/* When the first of the samples is opened; for another person anew. */
const demoOf = (options: ProvidersOptions) => {
  let started: { readonly of: string | undefined; readonly demo: Promise<Demo> } | undefined;
  return () => {
    const user = options.connection.session.user();
    const of = user && userId(user);
    if (started?.of !== of) started = undefined;
    started ??= {
      of,
      demo: startDemo(options).catch((error: unknown) => {
        // The next call tries again.
        started = undefined;
        throw error;
      }),
    };
    return started.demo;
  };
};

const startDemo = async ({ config, models, ...parts }: ProvidersOptions): Promise<Demo> => {
  if (import.meta.env.SAMPLES === 'off') throw new Error('This page has no samples (SAMPLES=off).');
  const [{ loadDemo }, whole] = await Promise.all([
    download(() => import('./loadDemo')),
    wholeConfig(config),
    models.entities.all(),
  ]);
  return loadDemo({ ...parts, config: whole, model: models.english });
};
