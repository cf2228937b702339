import { createAbility, type Ability } from '../../model/access/ability';
import type { Model } from '../../model/resolved/model';
import type { ResourceProvider } from '../../model/resolved/resourceProvider';
import { createDialectProvider } from '../rest/dialectProvider';
import { createDemoPasswords } from './demoAccount';
import { createDemoDialect } from './demoDialect';
import { createDemoStore, type DemoStore } from './demoStore';

export type DemoOptions = {
  readonly model: Model;
  /** Hand-written records by entity, see `fakeRecords`. */
  readonly seeds: Readonly<Record<string, readonly object[]>>;
  /** Who asks; guarded fields are closed without a right of their own. Default: everything is allowed. */
  readonly ability?: () => Pick<Ability, 'can'>;
  /** The id of whoever asks. Default: nobody whose record is here. */
  readonly me?: () => string | undefined;
  /** Who may sign in, where passwords are to be proven. Default: nobody. */
  readonly accounts?: readonly { readonly email: string; readonly password: string }[];
  /** The moment that dates in the hand-written records are as of. Default: they stay. */
  readonly writtenOn?: string;
  /** The moment the records are made for. Default: now. */
  readonly now?: Date;
};

const SEED = 7;

/**
 * Records made and kept in the browser, gone with the page. They obey the rules that the gateway enforces:
 * validation, transitions, unique values, references, versions. What makes records up is downloaded here and nowhere else.
 */
export const createDemoProvider = async (options: DemoOptions): Promise<ResourceProvider> =>
  (await createDemo(options)).provider;

export type Demo = { readonly provider: ResourceProvider; readonly store: DemoStore };

/** The same with the records themselves beside it. */
export const createDemo = async (options: DemoOptions): Promise<Demo> => {
  const { model, seeds, writtenOn, me, accounts = [], ability = everything, now = new Date() } = options;
  const [{ faker }, { fakeRecords }] = await Promise.all([
    import('@faker-js/faker/locale/en'),
    import('../../model/demo/fakeRecords'),
  ]);
  const records = fakeRecords(model, {
    faker,
    now,
    seed: SEED,
    seeds,
    ...(writtenOn !== undefined && { writtenOn }),
  });
  const store = createDemoStore(model, records);
  const dialect = createDemoDialect({ model, store, ability, me, passwords: createDemoPasswords(accounts) });
  // Nothing is lost on the way here, and every record has a version.
  const offers = () => true;
  return { provider: createDialectProvider(model, () => dialect, offers), store };
};

const everything = () => createAbility([{ action: 'manage', subject: 'all' }]);
