import { BULK_STEP, BULK_STEP_MS } from '../../src/model/answers/bulk';
import { actionFault, applyAction } from '../../src/model/rules/applyAction';
import type { ResolvedAction } from '../../src/model/resolved/resource';
import { isPlainObject } from '../../src/model/values/plainObject';
import { Denied } from '../denied';
import type { Handler, Request } from '../handlers';
import type { Parts } from '../parts';
import { applyTimedTransitions } from '../records/applyTimedTransitions';
import { refuse } from '../refusal';
import { act } from '../writes/act';
import { changeSome, previewAll, recordsIn, refuseUnlessStill, type Work } from './changeMany';

/**
 * An action of a whole list, `{ list, values?, run?, count?, after? }`: says what would become of its records, and with `run` does
 * so, some at a time, each as if the action were done with it alone.
 */
export const actOnList: Handler = async (request, parts) => {
  const { resource, action, person, body } = request;
  if (!action) throw refuse(404, 'noAction');
  // Whom it counts and changes has to be seen.
  if (!person.ability.can('list', resource.subject))
    throw new Denied({ action: 'list', subject: resource.subject }, parts.model);
  const { list, values, run, count, after } = body;
  const records = recordsIn(list, request, parts);
  const bulk = {
    ...records,
    work: acting({ action, form: isPlainObject(values) ? values : {} }, request, parts),
  };
  if (run === undefined) {
    await applyTimedTransitions(resource, parts);
    return { status: 200, body: { success: true, ...(await previewAll(bulk, request, parts)) } };
  }
  if (after === undefined) await refuseUnlessStill({ ...records, count }, request, parts);
  const from = typeof after === 'string' ? after : undefined;
  const told = await changeSome({ ...bulk, from, limit: BULK_STEP, ms: BULK_STEP_MS }, request, parts);
  return { status: 200, body: { success: true, ...told } };
};

type Acted = { readonly action: ResolvedAction; readonly form: Readonly<Record<string, unknown>> };

/* As the page judges the records that it knows. */
const acting = ({ action, form }: Acted, request: Request, { model, clock }: Parts): Work => {
  const { resource, person } = request;
  const { kinds } = model;
  const { fields } = resource;
  const makesNothing = Object.keys(action.creates).length === 0;
  return {
    judge: (row) => {
      const context = { me: person.row._id, now: clock.now() };
      const fault = actionFault(action, row, { resource, kinds, ...context });
      if (fault) return [fault];
      const patch = applyAction(action, row, { ...context, form, fields });
      return makesNothing && Object.keys(patch).length === 0 ? 'same' : 'changed';
    },
    change: (row, inside) => act({ ...request, id: row._id, body: { ...form, __v: row.__v } }, inside),
  };
};
