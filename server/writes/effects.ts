import { applyAction } from '../../src/model/rules/applyAction';
import { isInvited } from '../accounts/invite';
import type { Request } from '../handlers';
import { testMail } from '../mail/testMail';
import type { Parts } from '../parts';
import type { Row } from '../store/store';
import { existing } from './change';
import type { Move } from './moves';
import { addRow } from './others/addRow';
import { createOthers, overReferences } from './others/createOthers';
import type { Made } from './others/made';

/** What an action changes: the answers to its form, its effect, and what its hook wants written besides. */
export const effectOf = async (
  { action, form, before }: Move & { readonly before: Row },
  request: Request,
  parts: Parts,
): Promise<Record<string, unknown>> => {
  const { fields } = request.resource;
  const context = { me: request.person.row._id, now: parts.clock.now() };
  const record = { ...before, ...form };
  const at = await overReferences(action.effect, { record, fields: [...action.form, ...fields] }, parts);
  const effect = applyAction(action, before, { ...context, at, form, fields });
  const given = { before, after: { ...before, ...effect }, form };
  const besides = await request.hook(`actions.${action.name}`, given, { ...request, parts });
  return { ...effect, ...testMail(action, form, request), ...besides };
};

/**
 * What else an action does once its effect is stored: invites, creates other records, and adds a row to one. Answers the record
 * then, and those others.
 */
export const afterwards = async (
  { action, form, stored }: Move & { readonly stored: Row },
  request: Request,
  parts: Parts,
): Promise<{ readonly row: Row; readonly made: readonly Made[] }> => {
  const { resource, person, outside } = request;
  if (isInvited(parts.model, resource, action.effect)) await request.mailing.invite(stored, parts.store);
  const context = { me: person.row._id, now: parts.clock.now() };
  const fields = [...action.form, ...resource.fields];
  const record = { ...stored, id: stored._id, ...form };
  const at = await overReferences(action.creates, { record, fields }, parts);
  const made = await createOthers(action, { ...context, at, record, fields }, { ...parts, outside });
  const added = await addRow({ action, form, stored }, request, parts);
  // What it created may have changed the record: an entry of a ledger, the balance.
  return { row: made.length > 0 ? await existing(request, parts) : stored, made: [...made, ...added] };
};
