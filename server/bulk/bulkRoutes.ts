import { missingClaim } from '../../src/model/permissions/claims';
import { Hono, type Context } from 'hono';
import { BULK_STEP, BULK_STEP_MS } from '../../src/model/answers/bulk';
import { isPlainObject } from '../../src/model/values/plainObject';
import { Denied } from '../denied';
import { entityRequest } from '../entityRequest';
import type { Answer, Request } from '../handlers';
import type { Parts } from '../parts';
import { applyTimedTransitions } from '../records/applyTimedTransitions';
import { Refusal } from '../refusal';
import type { HandlerParts } from '../routeHandler';
import { createSettingOf } from '../settingOf';
import type { Store } from '../store/store';
import { undoRight } from '../undo/undoable';
import { send } from '../writes/send';
import { writeOnce } from '../writes/storedResponses';
import { changeSome, previewAll, recordsIn, refuseUnlessStill, type Bulk } from './changeMany';
import { editing } from './editing';
import { noteRun, readRun } from './runs';

/** Gives all records that match a list the same values: `POST /:entity { list, values, run?, count?, after? }`. */
export const createBulkRoutes = (faulty: ReadonlyMap<string, string>, handling: HandlerParts) => {
  const routes = new Hono();
  routes.post('/:entity', async (c: Context) => {
    const { request, parts, keyed } = await entityRequest(c, {
      faulty,
      handling,
      serves: ({ list, api }) => list.bulkEdit.length > 0 && api.calls.update !== false,
      otherwise: 'Records of this kind are not edited together.',
      rights: ['edit'],
    });
    refuseWithoutClaim(request, parts);
    const bulk = await bulkIn(request, parts);
    const { run, after, count } = request.body;
    if (run === undefined) {
      await applyTimedTransitions(request.resource, parts);
      return c.json({ success: true, ...(await previewAll(bulk, request, parts)) });
    }
    const name = readRun(run);
    if (fromOf(after) === undefined) await refuseUnlessStill({ ...bulk, count }, request, parts);
    const permit = async (store: Store) => {
      const inside = { ...parts, store };
      return async () => changeStep({ ...bulk, run: name, after }, request, { ...handling, ...inside });
    };
    return send(c, await writeOnce(keyed, parts, permit));
  });
  return routes;
};

/* Where a run goes on. One that does not is at its beginning, whatever else is said. */
const fromOf = (after: unknown): string | undefined =>
  typeof after === 'string' && after !== '' ? after : undefined;

type Edited = Bulk & { readonly values: Readonly<Record<string, unknown>> };

type Step = Edited & { readonly run: string; readonly after: unknown };

const changeStep = async (
  { run, after, ...bulk }: Step,
  request: Request,
  parts: Parts & Pick<HandlerParts, 'isHooked'>,
): Promise<Answer> => {
  const { resource, doing } = request;
  const { model, isHooked } = parts;
  const undo = undoRight({ resource, operation: 'update' }, { body: bulk.values, model, isHooked });
  if (doing) doing.asked = { resource, id: '', reason: `Edited together: ${run}`, undo };
  await noteRun(run, request, parts);
  const told = await changeSome(
    { ...bulk, from: fromOf(after), limit: BULK_STEP, ms: BULK_STEP_MS },
    request,
    parts,
  );
  const seconds = await createSettingOf(parts)('undoSeconds');
  const way = undo && told.changed > 0 && { undo: { id: doing?.requestId, seconds, run } };
  return { status: 200, body: { success: true, ...told, ...way } };
};

/** @throws Refusal 422 for values of fields that are not edited together. */
const bulkIn = async (request: Request, parts: Parts): Promise<Edited> => {
  const { resource, body } = request;
  const { list = '', values } = body;
  const records = await recordsIn(list, request, parts);
  const valid = resource.list.bulkEdit.join(', ');
  const names = isPlainObject(values) ? Object.keys(values) : [];
  const wrong = names.find((name) => !resource.list.bulkEdit.includes(name));
  if (names.length === 0 || wrong !== undefined)
    throw new Refusal(422, `"values" has to have some of: ${valid}.`);
  const written = values as Edited['values'];
  return { ...records, values: written, work: editing(written, request, parts) };
};

const refuseWithoutClaim = ({ resource, person }: Request, { model }: Parts): void => {
  const claim = missingClaim(resource, 'edit', person.claim);
  if (claim !== undefined) throw new Denied({ action: 'edit', subject: resource.subject, claim }, model);
};
