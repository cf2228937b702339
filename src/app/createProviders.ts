import type { AuthProvider } from 'react-admin';
import type { BookmarkSource } from '../model/pages/bookmarks';
import type { Say } from '../model/answers/issueText';
import type { Model } from '../model/resolved/model';
import { createAuthProvider } from '../providers/authProvider';
import { bySource } from '../providers/data/bySource';
import { guard } from '../providers/data/guarded';
import { lookOnly } from '../providers/data/lookOnly';
import type { ResourceProvider } from '../model/resolved/resourceProvider';
import { withKeys } from '../providers/data/withKeys';
import { worded } from '../providers/data/worded';
import { createRestProvider } from '../providers/rest/restProvider';
import type { Connection } from '../providers/session/connection';
import { holdWhileEnded } from '../providers/session/heldCalls';
import { keepOwnChanges } from '../providers/session/ownChanges';
import type { Preview } from '../providers/session/preview';
import { createBookmarks } from './createBookmarks';
import type { LoadDemo } from './loadDemo';
import type { Models } from './models';
import type { Settings } from '../providers/settings/settings';

export type ProvidersOptions = {
  readonly models: Models;
  readonly connection: Connection;
  readonly settings: Settings;
  readonly preview: Preview;
  /** Says things in the language of the interface. */
  readonly say: Say;
};

export type Providers = {
  readonly dataProvider: ResourceProvider;
  readonly authProvider: AuthProvider;
  readonly bookmarks: BookmarkSource;
};

/**
 * react-admin's two providers, and where bookmarks are kept. Every data call asks for the right first, then goes to
 * the entity's source, and waits while the session is ended. The demo records are downloaded only when some entity is
 * made of them.
 */
export const createProviders = async (options: ProvidersOptions): Promise<Providers> => {
  const { models, connection, preview, say } = options;
  const model = models.english;
  const { http, session, account, offers } = connection;
  const isAllDemo = import.meta.env.MODE === 'demo';
  const isDemo = ({ api }: Model['resources'][number]) => isAllDemo || api.source === 'demo';
  const rest = await createRestProvider({ http, model, offers });
  const demo = model.resources.some(isDemo) ? await startDemo(models, session) : rest;
  // The ability is read at the time of the call: another person may have signed in since.
  const can = (action: string, subject: string) => preview.ability().can(action, subject);
  const sources = bySource(model, (resource) => (isDemo(resource) ? demo : rest));
  const isLooking = () => preview.role() !== undefined;
  const held = holdWhileEnded(lookOnly(guard(sources, model, can), isLooking), session);
  return {
    bookmarks: createBookmarks(options),
    dataProvider: worded(withKeys(keepOwnChanges(held, { model, session })), say),
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

const startDemo = async (...demo: Parameters<LoadDemo>): Promise<ResourceProvider> => {
  const { loadDemo } = await import('./loadDemo');
  return loadDemo(...demo);
};
