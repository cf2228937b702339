import type { ResolvedAction } from '../../src/model/resolved/resource';
import { writableValues } from '../../src/model/rules/writableValues';
import type { Handler, Request } from '../handlers';
import type { Parts } from '../parts';
import type { Row } from '../store/store';
import { change, type Wanted } from './change';
import { refuseState } from './checkWrite';
import { afterwards, effectOf } from './effects';
import { movesOf, type Move } from './moves';
import { danglingReferences } from './references';
import { refuseIssues } from '../refusal';
import { answer } from './write';

type Values = Readonly<Record<string, unknown>>;

export const update: Handler = async (request, parts) => {
  const { stored, by } = await edit(request, parts);
  const { doing } = request;
  // The log calls it by the name of the action.
  if (doing?.asked && by) doing.asked = { ...doing.asked, action: by };
  return answer({ status: 200, row: stored }, request, parts);
};

/**
 * Changes a record as this person sent it; where that amounts to an action, by that action.
 * @throws Refusal with every fault of it.
 */
export const edit = async (
  request: Request,
  parts: Parts,
): Promise<{ before: Row; stored: Row; by: ResolvedAction | undefined }> => {
  const { resource, person, body } = request;
  const { kinds } = parts.model;
  let judged: Row | undefined;
  let moves: readonly Move[] = [];
  const changed = await change(request, parts, async (before) => {
    judged = before;
    refuseState('edit', before, { ...request, model: parts.model });
    const after = { ...before, ...body };
    const allowed = writableValues(after, { resource, view: 'edit', kinds, ability: person.ability, before });
    const patch = Object.fromEntries(Object.entries(allowed).filter(([name]) => Object.hasOwn(body, name)));
    moves = movesOf({ before, patch }, request, parts);
    return moved({ before, patch, moves }, request, parts);
  });
  let stored = changed;
  for (const move of moves) ({ row: stored } = await afterwards({ ...move, stored }, request, parts));
  return { before: judged ?? changed, stored, by: moves[0]?.action };
};

type Moved = { readonly before: Row; readonly patch: Values; readonly moves: readonly Move[] };

/* What an action sets is taken from nobody: what was sent of it has to be the same. */
const moved = async ({ before, patch, moves }: Moved, request: Request, parts: Parts): Promise<Wanted> => {
  let [whole, written]: [Values, Values] = [patch, patch];
  for (const { action, form } of moves) {
    const { form: fields } = action;
    const dangling = await danglingReferences({ after: form, fields }, { ...parts, person: request.person });
    if (dangling.length > 0) throw refuseIssues({ fields }, dangling);
    const effect = await effectOf({ action, form, before }, request, parts);
    const isOthers = ([name]: [string, unknown]) => !Object.hasOwn(action.effect, name);
    written = { ...Object.fromEntries(Object.entries(written).filter(isOthers)), ...form };
    whole = { ...whole, ...effect };
  }
  return { patch: whole, written, by: moves[0]?.action };
};
