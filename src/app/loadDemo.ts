import { createAbility } from '../model/access/ability';
import type { ResourceProvider } from '../model/resolved/resourceProvider';
import type { Connection } from '../providers/session/connection';
import { userId } from '../providers/session/userData';
import type { Models } from './models';
import { loadSeeds } from './seeds';

export type LoadDemo = (models: Models, session: Connection['session']) => Promise<ResourceProvider>;

/** The records that are kept in the browser, and the hand-written ones among them. */
export const loadDemo: LoadDemo = async (models, session) => {
  const model = models.english;
  const [{ createDemoProvider }, { writtenOn }, { default: accounts }, seeds] = await Promise.all([
    import('../providers/demo/demoProvider'),
    import('../../fixtures/calendar.json'),
    import.meta.env.DEV || import.meta.env.MODE === 'demo'
      ? import('../../fixtures/accounts.json')
      : { default: [] },
    loadSeeds(model.resources.map(({ key }) => key)),
  ]);
  const me = () => {
    const user = session.user();
    return user && userId(user);
  };
  const ability = () => createAbility(session.user()?.ability);
  return createDemoProvider({ model, seeds, writtenOn, me, accounts, ability });
};
