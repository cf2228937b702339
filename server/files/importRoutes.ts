import { missingClaim } from '../../src/model/permissions/claims';
import { Hono, type Context } from 'hono';
import { MOST_ROWS } from '../../src/model/import/importing';
import type { Resource } from '../../src/model/resolved/resource';
import { isPlainObject } from '../../src/model/values/plainObject';
import type { People, Person } from '../accounts/people';
import { Denied } from '../denied';
import { entityRequest } from '../entityRequest';
import type { Answer, Request } from '../handlers';
import type { Parts } from '../parts';
import { Refusal, refuse } from '../refusal';
import { report } from '../report';
import type { HandlerParts } from '../routeHandler';
import type { Row, Store } from '../store/store';
import { send } from '../writes/send';
import { writeOnce } from '../writes/storedResponses';
import type { Place } from './exportHandler';
import { goingOn, IMPORTS, writeDown, type Import } from './importBook';
import { hashBefore, writeRows } from './importRows';
import type { ImportedRow } from './namedRecords';
import { nameRecords } from './namedRecords';
import { refuseUndo, undoPiece } from './undoImport';

type Values = Readonly<Record<string, unknown>>;

export type ImportParts = HandlerParts & { readonly people: People };

/** Keys and entries of one request. */
const MOST_ENTRIES = 200_000;

/** Imports that are told, the newest. */
const TOLD = 10;

/** Rows of an import together, what is remembered of imports, and the way back. */
export const createImportRoutes = ({ faulty }: Place, handling: ImportParts) => {
  const routes = new Hono();
  const asked = (c: Context) => asking(c, faulty, handling);
  routes.get('/:entity', async (c) =>
    c.json({ success: true, imports: await importsOf(await asked(c), handling) }),
  );
  routes.post('/:entity', async (c) => send(c, await takeRows(await asked(c), handling)));
  routes.post('/:entity/check', async (c) => {
    const { request, parts } = await asked(c);
    const rows = await nameRecords(rowsIn(request.body), request, parts);
    return c.json({ success: true, rows });
  });
  routes.post('/:entity/:id/undo', async (c) =>
    send(c, await undo(c.req.param('id'), await asked(c), handling)),
  );
  return routes;
};

type Asking = Awaited<ReturnType<typeof asking>>;

const importsOf = async ({ person, resource, parts }: Asking, handling: ImportParts) => {
  const own = person.isBound || !mayUndoAll(resource, person);
  const { rows } = await parts.store.list(IMPORTS, {
    where: [
      { path: 'resource', op: 'eq', value: resource.key },
      ...(own ? [{ path: 'account', op: 'eq', value: person.row._id } as const] : []),
    ],
    sort: [{ path: 'createdAt', order: 'text', descending: true }],
    offset: 0,
    limit: TOLD,
    isUncounted: true,
  });
  const imports = [];
  for (const row of rows) imports.push(await toldOf(row, handling));
  return imports;
};

const takeRows = async ({ person, resource, parts, request, keyed }: Asking, handling: ImportParts) => {
  const { body, doing } = request;
  const rows = rowsIn(body);
  const made: Import = { ...namedIn(body), resource, account: person.row._id, at: parts.clock.iso() };
  if (doing) doing.asked = { resource, id: '', reason: `Import: ${made.file}` };
  await hashBefore(rows, request, parts);
  const permit = async (store: Store) => {
    refuseWrites(rows, request, parts);
    return async (): Promise<Answer> => {
      const inside = { ...parts, store };
      const before = await goingOn(made, store);
      const results = await writeRows(rows, request, inside);
      await writeDown(results, made, inside);
      const entry = { resource, action: 'import', details: made.file } as const;
      if (!before && doing) await handling.entries.file(entry, doing, store);
      const answers = results.map(
        ({ refusal }) => refusal?.bodyIn(request.language ?? 'en') ?? { success: true },
      );
      return { status: 200, body: { success: true, results: answers } };
    };
  };
  return writeOnce(keyed, parts, permit).catch(noting(request, handling));
};

const undo = async (
  id: string,
  { person, resource, parts, request, keyed }: Asking,
  handling: ImportParts,
) => {
  const { doing } = request;
  const permit = async (store: Store) => {
    const row = await importOf(id, resource, store);
    if (row['account'] !== person.row._id && (person.isBound || !mayUndoAll(resource, person)))
      throw new Denied({ action: 'delete', subject: resource.subject }, parts.model);
    refuseUndo(row, request, parts.model);
    refuseWithoutClaim('delete', request, parts.model);
    return async (): Promise<Answer> => {
      const details = `Undone: ${String(row['file'])}`;
      if (doing) doing.asked = { resource, id: '', reason: details };
      if (doing && row['undone'] === undefined)
        await handling.entries.file({ resource, action: 'import', details }, doing, store);
      const step = await undoPiece(row, request, { ...parts, store });
      return { status: 200, body: { success: true, ...step } };
    };
  };
  return writeOnce(keyed, parts, permit).catch(noting(request, handling));
};

/* Who asks, for which entity, and with what. */
const asking = (c: Context, faulty: ReadonlyMap<string, string>, handling: ImportParts) =>
  entityRequest(c, {
    faulty,
    handling,
    serves: (each) => each.import !== undefined,
    otherwise: 'Nothing of this kind is imported.',
    rights: ['create', 'edit'],
    mostEntries: MOST_ENTRIES,
  });

const needed = [
  ['create', 'create'],
  ['edit', 'update'],
] as const;

/** @throws Denied without the right to make, or to change, records, where these rows do. */
const refuseWrites = (
  rows: readonly ImportedRow[],
  { resource, person }: Request,
  { model }: Pick<Parts, 'model'>,
): void => {
  const { subject, api } = resource;
  for (const [action, operation] of needed) {
    if (!rows.some(({ id }) => (id === undefined) === (action === 'create'))) continue;
    if (!api.calls[operation]) throw new Refusal(404, `Nothing of this kind is imported by "${operation}".`);
    if (!person.ability.can(action, subject)) throw new Denied({ action, subject }, model);
    refuseWithoutClaim(action, { resource, person }, model);
  }
};

const refuseWithoutClaim = (
  action: string,
  { resource, person }: Pick<Request, 'resource' | 'person'>,
  model: Parts['model'],
): void => {
  const claim = missingClaim(resource, action, person.claim);
  if (claim !== undefined) throw new Denied({ action, subject: resource.subject, claim }, model);
};

const mayUndoAll = ({ subject }: Resource, { ability }: Person): boolean =>
  ['edit', 'delete'].every((right) => ability.can(right, subject));

/* After the transaction, which is undone: the entry of a refusal has to stay. */
const noting =
  ({ resource, doing }: Request, { entries, store }: HandlerParts) =>
  async (error: unknown): Promise<never> => {
    const action = error instanceof Denied ? error.extra.right?.action : undefined;
    if (action !== undefined && doing)
      await entries.refused({ resource, action, id: '' }, doing, store).catch(report);
    throw error;
  };

const importOf = async (id: string, { key }: Resource, store: Store): Promise<Row> => {
  const row = await store.get(IMPORTS, id);
  if (row?.['resource'] === key) return row;
  throw refuse(404, 'importGone');
};

const toldOf = async (row: Row, { people }: ImportParts) => {
  const person = await people.byId(String(row['account']));
  const { file, made, changed, refused, undone } = row;
  const by = person && people.userDataOf(person)['fullName'];
  return { id: row._id, at: row.createdAt, by, file, made, changed, refused, undone: undone ?? null };
};

/** @throws Refusal 422 where it has no name of its own. */
const namedIn = ({ import: id, file = '' }: Values): Pick<Import, 'id' | 'file'> => {
  if (typeof id === 'string' && /^[\w-]{8,64}$/.test(id) && typeof file === 'string')
    return { id, file: file.slice(0, 200) };
  throw new Refusal(422, '"import" has to be an id of the import, such as a UUID, and "file" a text.');
};

/** @throws Refusal 422 where they are no rows, or too many. */
const rowsIn = ({ rows }: Values): readonly ImportedRow[] => {
  if (!Array.isArray(rows) || rows.length === 0 || rows.length > MOST_ROWS)
    throw new Refusal(422, `"rows" has to be a list of 1 to ${MOST_ROWS} rows.`);
  return rows.map((row: unknown, at) => {
    const { id, values } = isPlainObject(row) ? row : {};
    if (isPlainObject(values) && (id === undefined || typeof id === 'string'))
      return { values, ...(id !== undefined && { id }) };
    throw new Refusal(422, `"rows.${at}" has to have "values", and an "id" where a record is changed.`);
  });
};
