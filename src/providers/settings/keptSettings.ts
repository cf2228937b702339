import { checkSettings, type CheckedSettings, type Settings } from './checkSettings';

/** What a browser keeps of `config.json` between two visits. */
export type KeptSettings = {
  /**
   * The settings of the last visit, for a start that does not wait for today's. Undefined when there are none, or when
   * they name another host than the page's own: what belongs to a session goes to another only once today's name it.
   */
  readonly settings: Settings | undefined;
  /**
   * Keeps today's settings for the next visit, and says whether others were kept. Those are forgotten, not replaced: a
   * page that begins anew because of it waits for its settings, and begins anew once, whatever it is told then. Faulty
   * ones end what was kept as well, and say nothing.
   */
  readonly renew: (today: CheckedSettings) => boolean;
};

const KEY = 'sms.settings';

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Never throws: without storage nothing is kept. `storage` is a function because a browser may refuse even that. */
export const keptSettings = (storage: () => Kept, origin: string): KeptSettings => {
  const before = quietly(() => storage().getItem(KEY)) ?? null;
  const found = before === null ? undefined : quietly(() => checkSettings(JSON.parse(before), origin));
  const isSound = found?.problems.length === 0 && isOfOneOrigin(found.settings, origin);
  return {
    settings: isSound ? found.settings : undefined,
    renew: ({ settings, problems }) => {
      const today = problems.length === 0 ? JSON.stringify(settings) : null;
      if (today === before) return false;
      if (before !== null) quietly(() => storage().removeItem(KEY));
      else if (today !== null) quietly(() => storage().setItem(KEY, today));
      return today !== null;
    },
  };
};

const isOfOneOrigin = ({ hosts }: Settings, origin: string): boolean =>
  Object.values(hosts).every((host) => new URL(host).origin === origin);

const quietly = <T>(ask: () => T): T | undefined => {
  try {
    return ask();
  } catch {
    return undefined;
  }
};
