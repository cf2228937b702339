import { actionFault, applyAction } from '../src/model/applyAction';
import { validateRecord } from '../src/model/validateRecord';
import { writableValues } from '../src/model/writableValues';
import { change } from './change';
import type { Handler } from './handlers';
import { danglingReferences } from './references';
import { Refusal } from './refusal';
import { refuseIssues } from './words';
import { answer } from './write';

/** A declared action on one record: its rule and its transition are asked first, then its form, then its effect. */
export const act: Handler = async (request, parts) => {
  const { resource, action, body, person } = request;
  if (!action) throw new Refusal(404, 'There is no such action.');
  const { kinds } = parts.model;
  const asked = { ...resource, fields: action.form };
  const form = writableValues(body, { resource: asked, view: 'edit', kinds, ability: person.ability });
  const dangling = await danglingReferences({ after: form, fields: action.form }, parts);
  const stored = await change(request, parts, (before) => {
    const fault = actionFault(action, before, { resource, kinds });
    if (fault) throw refuseIssues(resource, [fault], 409);
    const faults = [...validateRecord(form, { fields: action.form, kinds }), ...dangling];
    if (faults.length > 0) throw refuseIssues(asked, faults);
    return applyAction(action, before, { form, now: new Date(parts.clock.now()), fields: resource.fields });
  });
  return answer({ status: 200, row: stored }, request, parts);
};
