import { actionFault } from '../../src/model/rules/applyAction';
import { validateRecord } from '../../src/model/rules/validateRecord';
import { judgingModel } from '../accounts/passwordRules';
import { change } from './change';
import { refuseStored, seenBy } from './checkWrite';
import { afterwards, effectOf } from './effects';
import type { Handler } from '../handlers';
import { formIn } from './moves';
import { toldOf } from './others/made';
import { refuseIgnoredFields } from './refuseIgnoredFields';
import { danglingReferences } from './references';
import { refuse, refuseIssues } from '../refusal';
import { answer } from './write';

/**
 * A declared action on one record: its rule and its transition are asked first, then its form, then its effect.
 */
export const act: Handler = async (request, parts) => {
  const { resource, action, body, person } = request;
  if (!action) throw refuse(404, 'noAction');
  const { kinds } = parts.model;
  const asked = { ...resource, fields: action.form };
  const form = formIn(action, request, parts.model);
  const dangling = await danglingReferences({ after: form, fields: action.form }, { ...parts, person });
  const stored = await change(request, parts, async (before) => {
    const context = { me: person.row._id, now: parts.clock.now() };
    const fault = actionFault(action, before, { resource, kinds, ...context });
    if (fault) throw refuseStored([fault], { resource, person, status: 409 }, parts.model);
    const missing = action.complete ? validateRecord(before, { resource, kinds, view: 'edit' }) : [];
    if (missing.length > 0) throw refuseStored(missing, { resource, person }, parts.model);
    const { kinds: judging } = await judgingModel(action.form, parts);
    const shape = { fields: action.form, checks: action.checks, kinds: judging, now: context.now };
    const faults = [...validateRecord(form, shape), ...dangling];
    if (faults.length > 0) throw refuseIssues(asked, faults);
    const seen = await seenBy(request, before, parts);
    const place = { kinds, ability: person.ability, resource: asked };
    refuseIgnoredFields({ body, written: form, seen, after: before }, place);
    return { patch: await effectOf({ action, form, before }, request, parts) };
  });
  const { row, made } = await afterwards({ action, form, stored }, request, parts);
  const { status, body: told } = await answer({ status: 200, row }, request, parts);
  const others = await toldOf(made, request, parts);
  return { status, body: { ...told, ...(others.length > 0 && { made: others }) } };
};
