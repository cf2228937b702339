import { BULK_STEP, BULK_STEP_MS } from '../../src/model/answers/bulk';
import { closedFields } from '../../src/model/access/openFields';
import { openIssues } from '../../src/model/access/openIssues';
import { actionFault } from '../../src/model/rules/applyAction';
import type { ResolvedAction } from '../../src/model/resolved/resource';
import { isPlainObject } from '../../src/model/values/plainObject';
import { Denied } from '../denied';
import type { Handler, Request } from '../handlers';
import type { Parts } from '../parts';
import { applyTimedTransitions } from '../records/applyTimedTransitions';
import { Refusal, refuse } from '../refusal';
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
  const records = await recordsIn(list, request, parts);
  const bulk = {
    ...records,
    work: acting({ action, form: answersIn(values, action) }, request, parts),
  };
  if (run === undefined) {
    await applyTimedTransitions(resource, parts);
    return { status: 200, body: { success: true, ...(await previewAll(bulk, request, parts)) } };
  }
  const from = typeof after === 'string' && after !== '' ? after : undefined;
  if (from === undefined) await refuseUnlessStill({ ...records, count }, request, parts);
  const told = await changeSome({ ...bulk, from, limit: BULK_STEP, ms: BULK_STEP_MS }, request, parts);
  return { status: 200, body: { success: true, ...told } };
};

type Acted = { readonly action: ResolvedAction; readonly form: Readonly<Record<string, unknown>> };

/** @throws Refusal 422 for what the form of the action does not ask. */
const answersIn = (values: unknown, { form }: ResolvedAction): Acted['form'] => {
  const answers = values ?? {};
  const asked = form.map(({ name }) => name);
  const wrong = isPlainObject(answers) ? Object.keys(answers).find((name) => !asked.includes(name)) : '';
  if (isPlainObject(answers) && wrong === undefined) return answers;
  throw new Refusal(422, `"values" may have: ${asked.join(', ') || 'nothing'}.`);
};

/* As the page judges the records that it knows: each that the rule lets is done, as one alone is. */
const acting = ({ action, form }: Acted, request: Request, { model, clock }: Parts): Work => {
  const { resource, person } = request;
  const { kinds } = model;
  const closed = closedFields(resource, { ability: person.ability, model });
  return {
    judge: (row) => {
      const fault = actionFault(action, row, { resource, kinds, me: person.row._id, now: clock.now() });
      return fault ? openIssues([fault], closed) : 'changed';
    },
    change: (row, inside) => act({ ...request, id: row._id, body: { ...form, __v: row.__v } }, inside),
  };
};
