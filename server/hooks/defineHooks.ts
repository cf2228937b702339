import type { RecordOf } from '../../src/config/defineResource';
import type { Json } from '../../src/config/json';
import type { Erasing } from '../erasing/contract';
import type { Locale } from '../../src/config/label';
import type { Rule } from '../../src/config/rule';

type Config = { readonly resources: object };

/** The data of each job of a file, by its name; it is kept as JSON. */
export type JobData = { readonly [job: string]: Json };

/** The records of one entity, held to its rules (not to anybody's rights): secrets are never among the values. */
export type Records<Row> = {
  readonly get: (id: string) => Promise<Row | undefined>;
  /** Those that are there, in no order. */
  readonly getMany: (ids: readonly string[]) => Promise<readonly Row[]>;
  /** By `sort`, which is by default oldest first. `limit` is 100 by default. */
  readonly list: (asked?: {
    readonly where?: Rule<Row>;
    readonly sort?: readonly [field: keyof Row & string, order: 'ASC' | 'DESC'];
    readonly offset?: number;
    readonly limit?: number;
  }) => Promise<readonly Row[]>;
  readonly count: (where?: Rule<Row>) => Promise<number>;
  /** None of these runs hooks. An id may be given; else one is made. @throws Refusal with every fault. */
  readonly create: (values: Partial<Row>) => Promise<Row>;
  /** All or none, in few statements. Not of a ledger, nor of what is numbered. */
  readonly createMany: (rows: readonly Partial<Row>[]) => Promise<void>;
  readonly update: (id: string, patch: Patch<Row>, options?: Aside) => Promise<Row>;
  /** All or none, in few statements. Values that are unique are changed one by one, with `update`. */
  readonly updateMany: (changes: readonly Changed<Row>[]) => Promise<void>;
  /** For good, or with `toBin` into the bin of the entity, as people delete. */
  readonly remove: (id: string, options?: { readonly toBin?: boolean }) => Promise<void>;
  /** What lies in the bin of the entity, as it was: what was put there last first. `limit` is 100 by default. */
  readonly binned: (page?: { readonly offset?: number; readonly limit?: number }) => Promise<readonly Row[]>;
  /** What a choice declares for each of its values, such as its label. */
  readonly options: (field: keyof Row & string) => Readonly<Record<string, Values>>;
  /** How a text of this field, which has `merge`, reads to somebody, and what it asks for and they do not have. */
  readonly merging: (
    field: keyof Row & string,
  ) => (
    text: string,
    reader: Values,
    locale?: string,
  ) => { readonly text: string; readonly empty: readonly string[] };
  /** @throws Refusal with all that is wrong with these values by the rules of their fields, also where they are stored. */
  readonly judge: (values: Partial<Row>) => void;
};

type Patch<Row> = Partial<Omit<Row, 'id'>>;

/** `aside` is for counters: the change is in no log, and whoever is editing the record does not hear of it. */
export type Aside = { readonly aside?: boolean };

/** What a person reads: in English, or in each language. */
export type HookText = string | ({ readonly en: string } & { readonly [L in Locale]?: string });

/** A record as it was read, and what is written over it; refused when it is no longer what was read. */
export type Changed<Row> = { readonly id: string; readonly patch: Patch<Row> };

/** Whoever is signed in. */
export type Me = {
  readonly id: string;
  readonly role: string;
  readonly can: (action: string, subject: string) => boolean;
};

export type Context<C extends Config, Row, Jobs> = {
  readonly now: Date;
  /** Undefined in jobs, at times, and in a route for anybody. */
  readonly me: Me | undefined;
  readonly records: <K extends keyof C['resources']>(entity: K) => Records<RecordOf<C['resources'][K]>>;
  /** @throws when it is not named in `settings`. */
  readonly setting: (name: string) => string;
  /** Kept out of the log. @throws when it is not named in `secrets`. */
  readonly secret: (name: string) => string;
  /**
   * Leaves work for after the commit, of this file or, as `smsLogs.send`, of another one. Jobs of one `key` run one after
   * the other, as they were left.
   */
  readonly enqueue: <J extends (keyof Jobs & string) | `${keyof C['resources'] & string}.${string}`>(
    job: J,
    data: J extends keyof Jobs ? Jobs[J] : Json,
    options?: Queueing,
  ) => Promise<void>;
  /** Until the transaction ends, whoever takes a turn of the same name waits; what they then read is as it left it. */
  readonly turn: (name: string) => Promise<void>;
  /** All that is written in there is kept together, or nothing. It may run again: nothing slow belongs there. */
  readonly transaction: <T>(work: (context: Context<C, Row, Jobs>) => Promise<T>) => Promise<T>;
  /** Says an error in the log, without secrets, where the work goes on. */
  readonly report: (error: unknown) => void;
  /** Erases people: the entities say what becomes of their records (`erase`). */
  readonly erasing: Erasing;
  /** To be thrown: says beside each field what is wrong with it. */
  readonly refusal: (errors: { readonly [F in keyof Row]?: HookText }) => Error;
};

export type Queueing = {
  readonly key?: string;
  /** Not before this moment; default: at once. */
  readonly at?: Date;
  /** Leaves nothing where one of the job and key waits already, which then comes at the earlier of the two moments. */
  readonly once?: boolean;
};

type Work<Given, Context, Answer> = (given: Given, context: Context) => Promise<Answer> | Answer;

/** What to write besides; nothing when undefined. */
type Besides<Row> = Partial<Omit<Row, 'id'>> | void;

type Values = Readonly<Record<string, unknown>>;

export type Time<Context> = {
  readonly run: (context: Context) => Promise<void> | void;
} & (
  | { /** `30s`, `15m`, `6h` or `1d`. */ readonly every: string; readonly at?: undefined }
  | { /** `03:00`, each day, in UTC. */ readonly at: string; readonly every?: undefined }
);

export type HookRoute<Context> = {
  /** Whether only somebody who is signed in is answered. */
  readonly for: 'anybody' | 'signedIn';
  readonly run: (
    request: Request,
    context: Context & {
      readonly params: Readonly<Record<string, string>>;
      /** Where the request comes from: of the connection, or as a proxy says that is trusted (`TRUST_PROXY`). */
      readonly address: string;
    },
  ) => Promise<Response> | Response;
};

/** What is asked at an address of one's own. */
export type Asked = {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The object that was sent, `{}` where none was. */
  readonly body: Values;
};

/** The status is 200 where it is absent, and what is undefined is no body. */
export type Answer = { readonly status?: number; readonly body?: unknown };

/** What the code of whoever runs the gateway does on the server for one entity. Described in `docs/overrides.md`. */
export type Hooks<Row, Context, Jobs> = {
  /** Variables of the environment; the gateway does not start without them. */
  readonly settings?: readonly string[];
  readonly secrets?: readonly string[];
  /** Those of them that need not be there, and what they are then. */
  readonly defaults?: Readonly<Record<string, string>>;
  /** What is wrong with what they are, each as a sentence without a secret; the gateway does not start with any. */
  readonly faults?: (given: {
    readonly setting: (name: string) => string;
    readonly secret: (name: string) => string;
  }) => readonly string[];
  /** Once each process starts, before it answers anybody. What is thrown is said in the log, and nothing else comes of it. */
  readonly start?: (context: Context) => Promise<void> | void;
  /** In the transaction of the write. What is answered is written besides; what is thrown refuses the write. */
  readonly before?: {
    readonly create?: Work<{ readonly after: Omit<Row, 'id'> }, Context, Besides<Row>>;
    /** Of actions, too. */
    readonly update?: Work<
      { readonly before: Row; readonly after: Row; readonly action: string | undefined },
      Context,
      Besides<Row>
    >;
    readonly delete?: Work<{ readonly before: Row }, Context, void>;
    /** When whoever it is about is erased: the record as it was. */
    readonly erase?: Work<{ readonly before: Row }, Context, void>;
  };
  /** In the same transaction, with the record as it was stored. */
  readonly after?: {
    readonly create?: Work<{ readonly after: Row }, Context, void>;
    readonly update?: Work<
      { readonly before: Row; readonly after: Row; readonly action: string | undefined },
      Context,
      void
    >;
    readonly delete?: Work<{ readonly before: Row }, Context, void>;
    /** When it is put back out of the bin, which asks no other hook. */
    readonly restore?: Work<{ readonly after: Row }, Context, void>;
  };
  /** The work of declared actions, after their rules and effects were looked at; `after` has the effects. */
  readonly actions?: {
    readonly [action: string]: Work<
      { readonly before: Row; readonly after: Row; readonly form: Values },
      Context,
      Besides<Row>
    >;
  };
  /**
   * What would follow from a record that is being written: the fields of the entity's `estimate`. `after` has the values that it
   * follows from, held to the rules of a write. It only reads.
   */
  readonly estimate?: Work<{ readonly after: Partial<Row> }, Context, Values>;
  /** Run after the commit at least once, and again when they throw. */
  readonly jobs?: { readonly [J in keyof Jobs]: Work<Jobs[J], Context, void> };
  /** Each moment once, however many gateways there are. */
  readonly times?: { readonly [name: string]: Time<Context> };
  /** By method and path below `/hooks/<resource>`, such as `POST /delivered/:id`. */
  readonly routes?: { readonly [call: string]: HookRoute<Context> };
  /**
   * Calls of a contract that was there before, by method and whole path, such as `GET /apps/todo/tasks`: JSON in, JSON out.
   * Who is signed in and may list the entity is answered a GET, and who may edit it all else.
   */
  readonly answers?: { readonly [call: string]: Work<Asked, Context, Answer> };
};

/**
 * What `overrides/<resource>.server.ts` exports by default, typed by the records of the configuration.
 * `defineHooks<typeof config, 'campaigns', { charge: { id: string } }>({ jobs: { charge: async ({ id }) => {} } })`.
 */
export const defineHooks = <
  C extends Config,
  K extends keyof C['resources'],
  Jobs extends JobData = Record<never, Json>,
>(
  hooks: Hooks<RecordOf<C['resources'][K]>, Context<C, RecordOf<C['resources'][K]>, Jobs>, Jobs>,
): typeof hooks => hooks;

/** The same, as the server runs it. */
export type AnyContext = Omit<Context<Config, Values, JobData>, 'records' | 'transaction' | 'enqueue'> & {
  readonly enqueue: (job: string, data: Json, options?: Queueing) => Promise<void>;
  readonly records: (entity: string) => Records<Values>;
  readonly transaction: <T>(work: (context: AnyContext) => Promise<T>) => Promise<T>;
};

export type AnyHooks = Hooks<Values, AnyContext, JobData>;
