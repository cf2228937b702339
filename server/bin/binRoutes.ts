import { Hono, type Context } from 'hono';
import { BIN_PAGE } from '../../src/model/answers/bin';
import { missingClaim } from '../../src/model/permissions/claims';
import { MOST_UNDONE, type Kept } from '../../src/model/answers/undoing';
import type { People } from '../accounts/people';
import { Denied } from '../denied';
import { entityRequest } from '../entityRequest';
import type { Answer, Request } from '../handlers';
import { readQuery } from '../records/query';
import { onWire, toWire } from '../records/records';
import { Refusal } from '../refusal';
import type { HandlerParts } from '../routeHandler';
import type { Parts } from '../parts';
import type { Store } from '../store/store';
import { send } from '../writes/send';
import { writeOnce } from '../writes/storedResponses';
import { binOf, putBack, readBinned, removeForGood } from './bin';

export type BinParts = HandlerParts & { readonly people: People };

/** What was removed of an entity: `GET /:entity`, and what is done with it: `POST /:entity { putBack | remove: [id, …] }`. */
export const createBinRoutes = (faulty: ReadonlyMap<string, string>, handling: BinParts) => {
  const routes = new Hono();
  const asked = async (c: Context) => {
    const asking = await entityRequest(c, {
      faulty,
      handling,
      serves: ({ hasBin }) => hasBin,
      otherwise: 'Nothing of this kind has a bin.',
      rights: ['delete'],
    });
    refuseWithoutClaim(asking.request, asking.parts);
    return asking;
  };
  routes.get('/:entity', async (c) => {
    const { request, parts } = await asked(c);
    const params = new URL(c.req.url).searchParams;
    return c.json({ success: true, ...(await lyingIn({ ...request, params }, parts, handling)) });
  });
  routes.post('/:entity', async (c) => {
    const { request, parts, keyed } = await asked(c);
    const { ids, isBack } = askedIn(request.body);
    const permit = async (store: Store) => {
      const inside = { ...parts, store };
      return async (): Promise<Answer> => {
        const told = isBack
          ? await putAllBack(ids, request, inside)
          : await removeAll(ids, request, { ...inside, entries: handling.entries });
        return { status: 200, body: { success: true, ...told } };
      };
    };
    return send(c, await writeOnce(keyed, parts, permit));
  });
  return routes;
};

/* A page of it, what was removed last first. */
const lyingIn = async ({ resource, person, params }: Request, parts: Parts, { people }: BinParts) => {
  const { model, store, clock } = parts;
  const { where, search } = readQuery(searchIn(params), { resource, model, person, marks: new Map() });
  // Nothing is prepared for the texts of a bin.
  const { among: _, ...looked } = search ?? { text: '', paths: [] };
  const page = Math.min(Number.parseInt(params.get('page') ?? '0', 10) || 0, FURTHEST_PAGE);
  const { rows, total } = await store.list(binOf(resource).api.collection, {
    where,
    ...(search && { search: looked }),
    sort: [{ path: 'updatedAt', order: 'text', descending: true }],
    offset: Math.max(page, 0) * BIN_PAGE,
    limit: BIN_PAGE,
  });
  const reader = { model, ability: person.ability, now: clock.now() };
  const names = new Map<string, string | undefined>();
  const bin = [];
  for (const row of rows) {
    const { record, at, by = '' } = readBinned(row);
    if (!names.has(by)) names.set(by, await nameOf(by, person, people));
    bin.push({
      at,
      by: names.get(by),
      record: onWire(toWire(record, resource, reader), resource.fields, model.kinds),
    });
  }
  return { bin, total_results: total };
};

const FURTHEST_PAGE = 100_000;

const searchIn = (params: URLSearchParams): URLSearchParams =>
  new URLSearchParams({ search: params.get('search') ?? '' });

/* A bound person hears no names of others. */
const nameOf = async (id: string, asking: Request['person'], people: People): Promise<string | undefined> => {
  const person = asking.isBound && id !== asking.row._id ? undefined : await people.byId(id);
  return person && String(people.userDataOf(person)['fullName']);
};

const putAllBack = async (ids: readonly string[], request: Request, parts: Parts) => {
  if (request.doing) request.doing.asked = { resource: request.resource, id: '', deed: 'restore' };
  const kept: Kept[] = [];
  for (const id of ids) kept.push(...[(await putBack({ id }, request, parts)) ?? []].flat());
  return { restored: ids.length - kept.length, kept };
};

const removeAll = async (
  ids: readonly string[],
  request: Request,
  { entries, ...parts }: Parts & Pick<HandlerParts, 'entries'>,
) => {
  let removed = 0;
  for (const id of ids) {
    const row = await removeForGood(id, request, parts);
    if (!row) continue;
    removed += 1;
    if (request.doing) await entries.purged({ resource: request.resource, row }, request.doing, parts.store);
  }
  return { removed };
};

const refuseWithoutClaim = ({ resource, person }: Request, { model }: Parts): void => {
  const { subject } = resource;
  const claim = missingClaim(resource, 'delete', person.claim);
  if (claim !== undefined) throw new Denied({ action: 'delete', subject, claim }, model);
};

/** @throws Refusal 422 */
const askedIn = (body: Request['body']): { readonly ids: readonly string[]; readonly isBack: boolean } => {
  const isBack = Object.hasOwn(body, 'putBack');
  const ids = body[isBack ? 'putBack' : 'remove'];
  const isWhole =
    Array.isArray(ids) &&
    ids.length > 0 &&
    ids.length <= MOST_UNDONE &&
    ids.every((id) => typeof id === 'string');
  if (isWhole) return { ids: ids as string[], isBack };
  throw new Refusal(422, `"putBack" or "remove" must be 1 to ${MOST_UNDONE} ids of records in the bin.`);
};
