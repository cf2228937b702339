import { missingClaim } from '../src/model/permissions/claims';
import type { Context } from 'hono';
import type { Access, StillThere } from './accounts/access';
import type { Person } from './accounts/people';
import type { MissingRight } from '../src/model/answers/deniedText';
import type { Model } from '../src/model/resolved/model';
import { boundResource, reachOf } from '../src/model/access/bound';
import { actOnList } from './bulk/acting';
import { noteRun, readRun, RUN_HEADER } from './bulk/runs';
import { act } from './writes/act';
import type { Entries, Refused } from './log/entries';
import { doingOf, type Doing } from './log/doing';
import { report } from './report';
import { createSettingOf } from './settingOf';
import { mark } from './marks/mark';
import { place } from './order/place';
import { undoRight } from './undo/undoable';
import { bodyOf } from './records/body';
import { rightOf, type Answer, type Enter, type Handlers, type Request, type RunHook } from './handlers';
import type { Parts } from './parts';
import { list, one } from './records/read';
import type { ResolvedAction, Resource } from '../src/model/resolved/resource';
import { enterAccount } from './writes/entering';
import { Denied } from './denied';
import { Refusal } from './refusal';
import { singleRecord } from './records/singleRecord';
import { totals } from './records/totals';
import type { Route, Served } from './routes';
import { isInScope } from './records/scope';
import type { Store } from './store/store';
import { askedBy } from './requests/asked';
import { createOutsideTransaction, type Hiding } from './writes/outsideTransaction';
import { keyedWrite, type Digest } from './writes/idempotencyKey';
import { languageOf } from './words';
import { writeOnce } from './writes/storedResponses';
import { send } from './writes/send';
import { update } from './writes/edit';
import { create, remove } from './writes/write';
import { clear, markRead } from './writes/own';

export type HandlerParts = Parts & {
  readonly access: Access;
  readonly stillThere: StillThere;
  /** What is sent by mail. */
  readonly mailing: Request['mailing'];
  readonly hiding: Hiding;
  readonly digest: Digest;
  readonly enter: Enter;
  readonly hook: RunHook;
  /** Whether a hook belongs to an action of an entity. */
  readonly isHooked: (resource: Resource, action: string) => boolean;
  /** The store for what this person asks for. */
  readonly storeFor: (person: Person, doing: Doing) => Store;
  readonly entries: Entries;
  /** Where a request comes from. */
  readonly sourceOf: (c: Context) => string;
};

/**
 * Serves one route: who asks, for which entity, may they, and only then the work. A write is one transaction.
 */
export const createRouteHandler = (
  route: Route,
  { access, mailing, storeFor, entries, sourceOf, hiding, digest, hook, ...shared }: HandlerParts,
) => {
  // What begins a session is no part of a transaction, and no answer with tokens is kept.
  const isAlone = route.served.every(
    ({ operation, action }) => operation in reads || action?.enters !== undefined,
  );
  return async (c: Context) => {
    refuseFaulty(route);
    const person = await access(c.req.header('authorization'), route.source);
    const sender = person.row._id;
    askedBy(c.req.raw).user = sender;
    const doing = doingOf(c, person, sourceOf);
    const keyed = isAlone ? undefined : await keyedWrite(c.req.raw, { account: sender, digest });
    const parts = { ...shared, store: storeFor(person, doing) };
    const body = await bodyOf(c.req.raw);
    const params = new URL(c.req.url).searchParams;
    const asked = {
      id: c.req.param('id') ?? '',
      person,
      params,
      body,
      language: languageOf(c.req.raw),
      mailing,
      outside: createOutsideTransaction(hiding),
      enter: shared.enter,
      hook,
      doing,
    };
    const permitted = async (store: Store) => {
      const work = await permit(route, asked, { ...parts, store });
      const run = runOf(doing, c.req.raw.headers, body);
      return async () => {
        if (run !== undefined) await noteRun(run, { person }, { ...parts, store });
        const { status, body: told } = await work();
        await entries.acted(doing, store);
        if (!doing.asked?.undo) return { status, body: told };
        const seconds = await createSettingOf({ model: parts.model, store })('undoSeconds');
        return {
          status,
          body: { ...told, undo: { id: doing.requestId, seconds, ...(run !== undefined && { run }) } },
        };
      };
    };
    // After the transaction, which is undone: the entry of a refusal has to stay.
    const noting = async (error: unknown) => {
      if (error instanceof DeniedRoute) await entries.refused(error.what, doing, shared.store).catch(report);
      throw error;
    };
    if (isAlone) {
      // What nobody waits for is given up; a write is done, for its answer may be asked for again.
      const work = await permitted(parts.store.heeding(c.req.raw.signal)).catch(noting);
      const answer = await work();
      return c.json(answer.body, answer.status);
    }
    const told = await writeOnce(keyed, parts, permitted).catch(noting);
    return send(c, told);
  };
};

/* What a change that can be taken back is a part of. */
const runOf = (
  { asked }: Doing,
  headers: Headers,
  body: Readonly<Record<string, unknown>>,
): string | undefined => {
  const isMany = isOfList(asked?.action);
  const run = isMany ? body['run'] : (headers.get(RUN_HEADER) ?? undefined);
  return (isMany || asked?.undo) && run !== undefined ? readRun(run) : undefined;
};

const isOfList = (action: ResolvedAction | undefined): boolean => action?.on === 'list';

/** @throws Refusal 503 where nothing that it serves is sound. */
export const refuseFaulty = ({ refused }: Route): void => {
  if (refused !== undefined) throw new Refusal(503, refused);
};

type Asked = Omit<Request, 'resource' | 'action'>;

/** A refusal that is written down: for what the right is lacking. */
class DeniedRoute extends Denied {
  readonly what: Refused;

  constructor(right: MissingRight, what: Omit<Refused, 'action'>, model: Model) {
    super(right, model);
    this.what = { ...what, action: right.action };
  }
}

const reasonIn = ({ reason }: Request['body']): string | undefined =>
  typeof reason === 'string' && reason.trim() !== '' ? reason : undefined;

/** Asks for the right, and returns the work. @throws Refusal 403 without the right. */
export const permit = async (
  { served }: Route,
  asked: Asked,
  parts: Parts & Partial<Pick<HandlerParts, 'isHooked'>>,
): Promise<() => Promise<Answer>> => {
  const chosen = await choose(served, asked, parts);
  const { resource, operation, action } = chosen;
  const [right, subject] = rightTo(chosen);
  const deny = (claim?: string): never => {
    const missing = { action: right, subject, ...(claim !== undefined && { claim }) };
    throw new DeniedRoute(missing, { resource, id: asked.id }, parts.model);
  };
  if (!isPermitted(chosen, asked.person)) deny();
  // What else can be done with a record than the specification names is ours, and asks for its own right alone.
  const claim = operation === 'action' ? undefined : missingClaim(resource, right, asked.person.claim);
  if (claim !== undefined) deny(claim);
  const { body } = asked;
  const isPreview = isOfList(action) && body['run'] === undefined;
  const undo =
    !isPreview && parts.isHooked
      ? undoRight(chosen, { body, model: parts.model, isHooked: parts.isHooked })
      : undefined;
  if (asked.doing) asked.doing.asked = { resource, id: asked.id, action, reason: reasonIn(body), undo };
  return async () => {
    const id = resource.single ? await singleRecord(resource, asked.person, parts) : asked.id;
    const reached = asked.person.isBound ? boundResource(resource, parts.model) : resource;
    const handle =
      action?.enters !== undefined ? enterAccount : isOfList(action) ? actOnList : handlers[operation];
    return handle({ ...asked, resource: reached, action, id }, parts);
  };
};

const rightTo = ({ resource, operation, action }: Served) =>
  operation === 'action' ? action.can : ([rightOf[operation], resource.subject] as const);

const isPermitted = (served: Served, { ability, isBound }: Person): boolean =>
  ability.can(...rightTo(served)) && (!isBound || isWithinReach(served));

const isWithinReach = ({ resource, operation }: Served): boolean => {
  const reach = reachOf(resource);
  return reach === 'own' || (reach === 'shared' && (operation in reads || operation === 'mark'));
};

const reads = { list, totals, one };

const handlers: Handlers = {
  ...reads,
  create,
  update,
  delete: remove,
  place,
  mark,
  markRead,
  clear,
  action: act,
};

/**
 * Of the entities that share a route, the one whose scope the stored record, or the new one, lies in. What lies in
 * none is judged by one that could have such records: not by one that stamps them with something else.
 */
const choose = async (
  served: readonly Served[],
  { id, body, person }: Pick<Asked, 'id' | 'body' | 'person'>,
  { model, store }: Parts,
): Promise<Served> => {
  const [first, ...others] = served;
  if (!first) throw new Refusal(404, 'There is nothing here.');
  if (others.length === 0) return first;
  const row = id === '' ? body : await store.get(first.resource.api.collection, id);
  // What is gone cannot say what it was: whoever deleted it may ask for that answer again.
  if (!row) return served.find((each) => isPermitted(each, person)) ?? first;
  const found = served.find(({ resource }) => isInScope(resource, row, model.kinds));
  return found ?? served.find(({ resource }) => !isStampedOtherwise(resource, row)) ?? first;
};

const isStampedOtherwise = ({ api }: Resource, row: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(api.stamp).some(([name, value]) => Object.hasOwn(row, name) && row[name] !== value);
