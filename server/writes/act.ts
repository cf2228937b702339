import { actionFault, applyAction } from '../../src/model/rules/applyAction';
import { validateRecord } from '../../src/model/rules/validateRecord';
import { writableValues } from '../../src/model/rules/writableValues';
import { judgingModel } from '../accounts/passwordRules';
import { change, existing } from './change';
import { createOthers, overReferences } from './createOthers';
import { testMail } from '../mail/testMail';
import { seenBy } from './checkWrite';
import { isInvited } from '../accounts/invite';
import type { Handler } from '../handlers';
import { refuseIgnoredFields } from './refuseIgnoredFields';
import { danglingReferences } from './references';
import { refuse, refuseIssues } from '../refusal';
import { answer } from './write';

/**
 * A declared action on one record: its rule and its transition are asked first, then its form, then its effect.
 */
export const act: Handler = async (request, parts) => {
  const { resource, action, body, person, outside } = request;
  if (!action) throw refuse(404, 'noAction');
  const { kinds } = parts.model;
  const place = { kinds, ability: person.ability };
  const sources = [...action.form, ...resource.fields];
  const context = { me: person.row._id, now: parts.clock.now() };
  const asked = { ...resource, fields: action.form };
  const form = writableValues(body, { resource: asked, view: 'edit', kinds, ability: person.ability });
  const dangling = await danglingReferences({ after: form, fields: action.form }, { ...parts, person });
  const stored = await change(request, parts, async (before) => {
    const fault = actionFault(action, before, { resource, kinds, ...context });
    if (fault) throw refuseIssues(resource, [fault], 409);
    const missing = action.complete ? validateRecord(before, { resource, kinds, view: 'edit' }) : [];
    if (missing.length > 0) throw refuseIssues(resource, missing);
    const { kinds: judging } = await judgingModel(action.form, parts);
    const shape = { fields: action.form, checks: action.checks, kinds: judging, now: context.now };
    const faults = [...validateRecord(form, shape), ...dangling];
    if (faults.length > 0) throw refuseIssues(asked, faults);
    const seen = seenBy(request, before, parts);
    refuseIgnoredFields({ body, written: form, seen, after: before }, { ...place, resource: asked });
    const at = await overReferences(
      action.effect,
      { record: { ...before, ...form }, fields: sources },
      parts,
    );
    const effect = applyAction(action, before, { ...context, at, form, fields: resource.fields });
    const given = { before, after: { ...before, ...effect }, form };
    const besides = await request.hook(`actions.${action.name}`, given, { ...request, parts });
    return { ...effect, ...testMail(action, form, request), ...besides };
  });
  if (isInvited(parts.model, resource, action.effect)) await request.mailing.invite(stored, parts.store);
  const record = { ...stored, id: stored._id, ...form };
  const at = await overReferences(action.creates, { record, fields: sources }, parts);
  const made = await createOthers(action, { ...context, at, record, fields: sources }, { ...parts, outside });
  // What it created may have changed the record: an entry of a ledger, the balance.
  const row = made > 0 ? await existing(request, parts) : stored;
  return answer({ status: 200, row }, request, parts);
};
