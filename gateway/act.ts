import { actionFault, applyAction } from '../src/model/applyAction';
import { validateRecord } from '../src/model/validateRecord';
import type { Handler } from './handlers';
import { Refusal } from './refusal';
import { refuseIssues } from './words';
import { answer, existing, save } from './write';

/** A declared action on one record: its rule and its transition are asked first, then its form, then its effect. */
export const act: Handler = async (request, parts) => {
  const { resource, action, body, id } = request;
  if (!action) throw new Refusal(404, 'There is no such action.');
  const { kinds } = parts.model;
  const row = await existing(request, parts);
  const fault = actionFault(action, row, { resource, kinds });
  if (fault) throw refuseIssues(resource, [fault], 409);
  const form = Object.fromEntries(
    action.form.flatMap(({ name }) => (body[name] === undefined ? [] : [[name, body[name]]])),
  );
  const faults = validateRecord(form, { fields: action.form, kinds });
  if (faults.length > 0) throw refuseIssues({ ...resource, fields: action.form }, faults);
  const patch = applyAction(action, row, { form, now: new Date(parts.clock.now()), fields: resource.fields });
  const broken = validateRecord({ ...row, ...patch }, { resource, kinds, view: 'edit' });
  if (broken.length > 0) throw refuseIssues(resource, broken);
  return answer(200, await save(id, patch, request, parts), request, parts);
};
