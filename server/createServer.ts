import { Hono, type Context } from 'hono';
import type { Model } from '../src/model/resolved/model';
import { TOTALS_PATH } from '../src/model/numbers/totals';
import { revokingSessions } from './accounts/revokingSessions';
import { createCodeRoutes, CODES_PATH } from './accounts/codeRoutes';
import { createCodes } from './accounts/codes';
import { createCounting } from './accounts/attempts/attempts';
import { createRegisterRoutes } from './accounts/registerRoutes';
import { createMailing } from './accounts/invite';
import { createAccess, createStillThere, type Access } from './accounts/access';
import type { StoreAdvice } from '../src/model/account/storeAdvice';
import { ACCOUNT_PATH } from '../src/model/account/ownAccount';
import { createAccountRoutes } from './accounts/accountRoutes';
import { createBookmarkRoutes } from './bookmarkRoutes';
import { createViewRoutes } from './viewRoutes';
import { announcingStore } from './live/announcingStore';
import { startEditors } from './live/editors';
import type { Sockets } from './live/sockets';
import { startTelling } from './live/telling';
import type { Clock } from './clock';
import { findingErased } from './erasing/findingErased';
import { createPublicRoutes } from './public/publicRoutes';
import { createHooks, type ServerHooks } from './hooks/createHooks';
import type { Environment, HookFiles } from './hooks/checkHooks';
import type { Later } from './hooks/runJob';
import { later, type Worker } from './hooks/worker';
import { createFirstSetUp, type Begin } from './accounts/firstSetUp';
import type { SetUpCode } from './accounts/setUpCode';
import { createEnter, createIdentify } from './writes/entering';
import { createJwtRoutes } from './accounts/jwtRoutes';
import { lastSignIn } from './accounts/lastSignIn';
import { createSecondFactors } from './accounts/secondFactors';
import { createSecondStep } from './accounts/secondStep';
import { createProof } from './accounts/proof/proofRoutes';
import { createPeople, rightsOf, type People, type Person } from './accounts/people';
import { allowOrigins } from './requests/origins';
import { settingsOf } from './settingsOf';
import { atMost } from './requests/atMost';
import { nothingAt } from './refusal';
import { refusalOf } from './refusalOf';
import { createRouteHandler } from './routeHandler';
import { HISTORY_PATH } from '../src/model/answers/history';
import { createHistoryRoutes } from './log/historyRoutes';
import { createDoubts } from './doubts/createDoubts';
import { createOutbox } from './mail/outbox';
import { createNoticing } from './notices/createNoticing';
import type { SendMail } from './mail/sendMail';
import type { Secrets } from './secrets';
import { createEntries, type AccountEvent } from './log/entries';
import { keepingLinks } from './links/keepingLinks';
import { loggedStore } from './log/loggedStore';
import { doingOf, type Doing } from './log/doing';
import type { Parts } from './parts';
import type { PutAside } from './records/retired';
import { timedWork } from './records/timedWork';
import { report } from './report';
import { routesOf, type Route } from './routes';
import { beginStore } from './seeding/beginStore';
import type { FirstRecords } from './seeding/seed';
import { toSamples, type Samples } from './samples/sampleRoutes';
import { createSettingOf } from './settingOf';
import { createServes, type Served, type Serves } from './serves';
import type { Store } from './store/store';
import type { Passwords } from './accounts/passwords';
import { addressOf, sourceOf, whereFrom, type TrustedProxy } from './requests/sourceOf';
import type { Tokens } from './accounts/tokens';
import { keyedDigest, type Digest } from './writes/idempotencyKey';
import { storeOfPerson } from './requests/storeOfPerson';
import { withoutOverlaps } from './overlaps/withoutOverlaps';
import { askedBy } from './requests/asked';
import { createFileRoutes } from './files/fileRoutes';
import { keepingFiles } from './uploads/keepingFiles';
import { filesWork } from './uploads/sweeping';
import { createUploadRoutes, UPLOADS_PATH, type UploadParts } from './uploads/uploadRoutes';
import { createTotalsHandler } from './totalsHandler';
import { requestIds } from './requests/requestIds';
import { languageOf } from './words';

/** What a server is made of; whatever depends on the place where it runs is handed in. */
export type ServerParts = {
  /** With its words in every language that is answered in. */
  readonly model: Model;
  /** Entities that are not served, and why. They get their first records when they are. */
  readonly faulty?: ReadonlyMap<string, string>;
  readonly store: Store;
  readonly clock: Clock;
  readonly tokens: Tokens;
  readonly idIn?: Parts['idIn'];
  /** Who may ask. Default: whoever the records of the configuration's accounts say. */
  readonly people?: People | undefined;
  readonly first: FirstRecords;
  /** Whether the configuration has the samples; it has none when absent. */
  readonly hasSamples?: boolean;
  readonly passwords: Passwords;
  readonly digest: Digest;
  readonly secrets: Secrets;
  /** Hands mails over to their server. None where no mail can leave. */
  readonly sendMail?: SendMail;
  /** The address that a request was sent from, by what came with it; '' when absent. Attempts are counted by it. */
  readonly addressOf?: (env: unknown) => string;
  /** Whose word is believed about where a request comes from. */
  readonly trusted?: TrustedProxy | undefined;
  /** What whoever may do everything is told of the store when they sign in; nothing when absent. */
  readonly advice?: (() => Promise<StoreAdvice | undefined>) | undefined;
  /** The address of the page, a slash at its end, where links in mails lead; nowhere when absent. */
  readonly page?: (() => string) | undefined;
  /** Opens the set-up of the first administrator. */
  readonly setUp?: SetUpCode;
  /** None when absent. */
  readonly sockets?: Sockets;
  /** The text of the config.json that an installation has written, if it has one. */
  readonly ownSettings?: () => Promise<string | undefined>;
  /** Other origins whose pages may call; none when absent. */
  readonly origins?: readonly string[] | undefined;
  /** What each `overrides/<resource>.server.ts` exports, by its path; none when absent. */
  readonly hooks?: HookFiles | undefined;
  /** Where hooks have their settings and secrets from. */
  readonly env?: Environment | undefined;
  /** Where what is older than its entity keeps it goes; nowhere when absent. */
  readonly putAside?: PutAside | undefined;
  /** Where the files that people upload are kept; none are taken when absent. */
  readonly uploads?: UploadParts | undefined;
  /** The samples, which another server has; none when absent. */
  readonly samples?: Samples | undefined;
  /** The hooks `start` that this process has called for an earlier configuration. Default: none. */
  readonly started?: WeakSet<object> | undefined;
  /** Default: the timers of the place. */
  readonly later?: Later | undefined;
};

export type Server = Served & {
  /** Is this request the server's, whatever it will answer? Everything else is the page's. */
  serves: Serves;
  begin: Begin;
  /** Runs jobs, and what is due by time; nothing of it is begun by itself. */
  worker: Worker;
  /** Ends what it says over connections: another server does so from then on. */
  silence: () => void;
};

/** Bytes a request may have at most; a sign-in, which anybody may send, far fewer. */
export const MOST_BYTES = 2 * 1024 * 1024;
const MOST_SIGN_IN_BYTES = 16 * 1024;

/**
 * A `Request` in, a `Response` out: every route, rule and right is read from the model. Runs wherever there are web
 * standards.
 */
export const createServer = (parts: ServerParts): Promise<Server> =>
  // The lowest of all, so that no way of writing passes by.
  madeOf({ ...parts, store: keepingLinks(parts.store, parts.model) });

const madeOf = async (parts: ServerParts): Promise<Server> => {
  const { model, faulty = new Map<string, string>(), clock, tokens, passwords, sockets } = parts;
  await begin(parts);
  const routes = routesOf(model);
  const entries = createEntries({ model, clock });
  const isDemo = parts.first.accounts.length > 0;
  const hiding = { hash: passwords.hash, seal: parts.secrets.seal, mac: parts.secrets.macWith };
  const outbox = createOutbox({ ...parts, send: parts.sendMail, isDemo });
  const base = outbox.waking(findingErased(parts.store, model, hiding.mac));
  const doubts = createDoubts({ model, clock, store: base });
  const telling = createNoticing({ model, clock, outbox, hiding, log: entries });
  const told = (doing: Doing) => telling(doubts.watching(announcing(base, parts, doing)), doing);
  const logged = loggedStore(revokingSessions(told({}), { model, tokens }), entries, {});
  const store = keepingFiles(logged, { model, clock });
  const shared = { model, store, clock, idIn: parts.idIn };
  const people = parts.people ?? createPeople(shared);
  const settingOf = createSettingOf(shared);
  const admitted = admission(parts, people);
  const { access } = admitted;
  const { hooks: files = {}, env = {}, later: timer = later, started, uploads } = parts;
  const swept = filesWork({ ...shared, bytes: uploads?.bytes, scan: uploads?.scan });
  const own = timedWork({ ...shared, putAside: parts.putAside }, entries, doubts, outbox, swept);
  const hooks = createHooks({ ...shared, files, env, faulty, hiding, ...own, started, later: timer });
  const { hook, isHooked, worker } = hooks;
  const storeFor = (person: Person, doing: Doing) =>
    storeOfPerson(told(doing), person, { model, clock, tokens, entries, doing, limits: uploads?.limits });
  const silence = sockets ? await startSpeaking({ ...shared, people, ...sockets }) : () => {};

  const app = createApp(parts.origins ?? []);
  const counting = { ...createCounting(parts), sourceOf: whereFrom(sourceOf, parts) };
  const { closed, ...setUp } = createFirstSetUp({ ...parts, ...counting, store });
  app.get('/config.json', settingsOf(parts, isDemo));
  const note: NoteAccount = (c, person, what) =>
    entries.account(what, doingOf(c, person, counting.sourceOf), store).catch(report);
  const keepSignIn = ({ row, resource }: Person) =>
    lastSignIn(row, resource, { ...shared, store: parts.store });
  const common = { ...shared, ...admitted, ...counting, people, passwords, hiding, tokens, settingOf };
  const factors = createSecondFactors({ ...parts, ...common, store: parts.store });
  const secondStep = createSecondStep({ ...common, secrets: parts.secrets, factors, note });
  app.route('/', createJwtRoutes({ ...common, note, keepSignIn, secondStep, closed, advice: parts.advice }));
  const codes = createCodes({ model, clock, secrets: parts.secrets });
  const proof = createProof({ ...common, codes, outbox });
  if (model.mail) app.route(CODES_PATH, createCodeRoutes({ ...common, codes, outbox, storeFor }));
  app.route('/', createRegisterRoutes({ ...common, note, secondStep, ...proof }));
  app.route('/', setUp.routes).route('/', hooks.routes(access, whereFrom(addressOf, parts)));
  app.route(HISTORY_PATH, createHistoryRoutes({ ...shared, access, people }));
  const digest = keyedDigest(parts);
  app.route(ACCOUNT_PATH, createAccountRoutes({ ...common, digest, storeFor, factors, note, proof }));
  app.route('/api/bookmarks', createBookmarkRoutes({ ...shared, access, digest, isDemo }));
  app.route('/api/views', createViewRoutes({ ...shared, access, digest }));
  const mailing = createMailing({ model, clock, codes, outbox, page: parts.page });
  const enter = createEnter({ ...common, entries });
  const handling = { ...common, entries, enter, mailing, storeFor, digest, hook, isHooked };
  const sound = routes.map((route) => withoutFaulty(route, faulty));
  app.post(TOTALS_PATH, createTotalsHandler(sound, handling));
  for (const create of [createFileRoutes, createPublicRoutes, createUploadRoutes])
    app.route('/', create({ ...parts, ...common, faulty }, handling));
  for (const route of sound) app.on(route.method, route.path, createRouteHandler(route, handling));
  const serves = beyond(app, access, { hooks, routes, samples: parts.samples });
  return { fetch: (request, env) => app.fetch(request, env), serves, begin: setUp.begin, worker, silence };
};

type Beyond = Pick<ServerParts, 'samples'> & {
  readonly hooks: Pick<ServerHooks, 'answers' | 'answerRoutes'>;
  readonly routes: readonly Route[];
};

/* After all that the product knows itself: no call of another contract hides one of its own. */
const beyond = (app: Hono, access: Access, { hooks, routes, samples }: Beyond): Serves => {
  app.route('/', hooks.answerRoutes(access));
  if (samples) app.use('*', toSamples(samples, access));
  return createServes([...routes, ...hooks.answers], samples?.knows);
};

/* Values are judged truly from the first record on. */
const begin = async (parts: ServerParts): Promise<void> => {
  await Promise.all(Object.values(parts.model.kinds).flatMap(({ learn }) => learn?.((load) => load()) ?? []));
  await beginStore(parts);
};

const startSpeaking = async (
  parts: Parameters<typeof startTelling>[0] & Parameters<typeof startEditors>[0],
) => {
  const ends = [await startTelling(parts), await startEditors(parts)];
  return () => ends.forEach((end) => end());
};

/* Below all that is done beside a write, so that nothing of it is for one that is refused. */
const announcing = (store: Store, { model, clock }: ServerParts, doing: Doing): Store => {
  const person = doing.onBehalfOf ?? doing.person;
  return withoutOverlaps(announcingStore(store, model, changerOf(doing)), { model, clock, person });
};

const changerOf = ({ person, onBehalfOf, key }: Doing) => ({
  by: person?.row._id,
  account: (onBehalfOf ?? person)?.row._id,
  key,
});

/** Who may ask, by tokens and over connections. */
const admission = ({ tokens, sockets, model }: ServerParts, people: People) => {
  const identify = createIdentify({ tokens, people });
  tokens.claimBy(async (userId) => {
    const person = await people.byId(userId);
    return person && people.claimOf(person);
  });
  sockets?.admitBy(async (token) => {
    const holder = await tokens.verify(token);
    const person = holder && (await identify(holder));
    return holder && person && { ...holder, rights: rightsOf(person, model) };
  });
  const access = createAccess({ tokens, people, identify });
  return { identify, access, stillThere: createStillThere({ tokens, identify }) };
};

type NoteAccount = (c: Context, person: Person, what: AccountEvent) => Promise<void>;

/* Two entities may share a route, and one of them be sound. */
const withoutFaulty = (route: Route, faulty: ReadonlyMap<string, string>): Route => {
  const served = route.served.filter(({ resource }) => !faulty.has(resource.key));
  const [refused] = route.served.flatMap(({ resource }) => faulty.get(resource.key) ?? []);
  return { ...route, served, refused: served.length === 0 ? refused : undefined };
};

/** The frame around the routes: a limit for requests, and one envelope for everything that goes wrong. */
const createApp = (origins: readonly string[]): Hono => {
  const app = new Hono();
  app.use('*', requestIds);
  if (origins.length > 0) app.use('*', allowOrigins(origins));
  app.onError((error, c) => {
    const refusal = refusalOf(error, askedBy(c.req.raw).id);
    return c.json(refusal.bodyIn(languageOf(c.req.raw)), refusal.status, refusal.headers);
  });
  app.notFound((c) => c.json(nothingAt(c.req).body, 404));
  app.use('*', async (c, next) => {
    await next();
    // Records and tokens are for this answer alone, and nothing here is a script, whatever is in it.
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
  });
  for (const path of ['/jwt', '/auth', CODES_PATH, ACCOUNT_PATH])
    app.use(`${path}/*`, atMost(MOST_SIGN_IN_BYTES));
  // What is uploaded has a limit of its field, and is counted as it comes.
  app.use('*', (c, next) => (c.req.path.startsWith(UPLOADS_PATH) ? next() : atMost(MOST_BYTES)(c, next)));
  return app;
};
