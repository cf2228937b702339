import { closedFields } from '../../src/model/access/openFields';
import { openIssues } from '../../src/model/access/openIssues';
import { isEmpty } from '../../src/model/values/comparable';
import { stateFault } from '../../src/model/rules/applyAction';
import type { Issue } from '../../src/model/resolved/kind';
import type { Model } from '../../src/model/resolved/model';
import type { ResolvedField } from '../../src/model/resolved/resolvedField';
import type { Resource } from '../../src/model/resolved/resource';
import { takenIssues } from '../../src/model/rules/uniqueGroups';
import { isWritable } from '../../src/model/rules/writableValues';
import { writeFaults } from '../../src/model/rules/writeRules';
import { pathsOf } from '../../src/model/rules/rules';
import { judgingModel } from '../accounts/passwordRules';
import type { Request } from '../handlers';
import { refuseCircles } from '../order/circles';
import type { Parts } from '../parts';
import { marksOf } from '../marks/marks';
import { onWire, toWire } from '../records/records';
import { danglingReferences } from './references';
import { refuse, refuseIssues, type Refusal } from '../refusal';
import { isInScope } from '../records/scope';
import type { Row } from '../store/store';
import { StoreConflict } from '../store/store';

type Asked = Pick<Request, 'resource'> & {
  readonly person?: Request['person'] | undefined;
  readonly body?: Request['body'] | undefined;
  readonly action?: Request['action'] | undefined;
};

type Change = { readonly before?: Row | undefined; readonly after: Readonly<Record<string, unknown>> };

/** @throws Refusal 422 with every fault of the record as it would be stored. */
export const refuseFaults = async (
  { before, after }: Change,
  { resource, person, body, action }: Asked,
  { model, store, clock }: Pick<Parts, 'model' | 'store' | 'clock'>,
): Promise<void> => {
  const { fields } = resource;
  const judging = await judgingModel(fields, { model, store });
  const issues: Issue[] = [
    ...writeFaults({ model: judging, resource, before, after, now: clock.now() }),
    ...(await danglingReferences({ after, before, fields }, { model, store, person })),
  ];
  if (person?.isBound) issues.push(...missingOwner(resource, after));
  if (issues.length > 0)
    throw refuseStored(issues, { resource, person, body, action, isNew: !before }, model);
  await refuseCircles({ before, after }, resource, { store, clock });
  // A change may not make a record one of another entity that keeps its own rights.
  const [path = ''] = pathsOf(resource.api.scope);
  if (!isInScope(resource, after, model.kinds)) throw refuseIssues(resource, [{ path, key: 'rule' }]);
};

/* What leads to the owner over another record has to be there: else the record would be nobody's. */
const missingOwner = ({ owner, fields }: Resource, after: Readonly<Record<string, unknown>>): Issue[] => {
  const [name = '', ...rest] = owner?.path.split('.') ?? [];
  const leads = rest.length > 0 && fields.some((field) => field.name === name);
  return leads && isEmpty(after[name]) ? [{ path: name, key: 'required' }] : [];
};

/** @throws Refusal 409 when the stored record is in no state for this. */
export const refuseState = (
  doing: 'edit' | 'delete',
  before: Row,
  { resource, person, model }: Pick<Request, 'resource' | 'person'> & Pick<Parts, 'model'>,
): void => {
  const fault = stateFault(doing, before, { resource, kinds: model.kinds });
  if (fault) throw refuseStored([fault], { resource, person, status: 409 }, model);
};

/** Refuses for what is stored, or would be. Whoever asks is told nothing of fields that are closed to them; a hook is told all. */
export const refuseStored = (
  issues: readonly Issue[],
  { resource, person, body, action, status, isNew = false }: Asked & Said,
  model: Model,
): Refusal => {
  if (!person) return refuseIssues(resource, issues, status);
  const writing = { ability: person.ability, resource, view: isNew ? 'create' : 'edit' } as const;
  // What somebody may not write is as the server has made it: whoever sends it all the same learns no more by it.
  const isGiven = (field: ResolvedField) => (action ? !field.compute : isWritable(field, writing));
  const given = resource.fields.filter((field) => isGiven(field) && Object.hasOwn(body ?? {}, field.name));
  const sent = Object.fromEntries(given.map(({ name }) => [name, body?.[name]]));
  const untold = untoldBy(person, resource, model);
  // That what every new record needs is missing tells nothing of what is there.
  const leads = resource.owner?.path.split('.')[0];
  const needed = resource.fields.filter(
    ({ name, required, showWhen }) => name === leads || (required && !showWhen),
  );
  const isPlain = ({ path, key }: Issue) =>
    isNew && key === 'required' && needed.some(({ name }) => name === path);
  const others = issues.filter((issue) => !isPlain(issue));
  const told = [...issues.filter(isPlain), ...openIssues(others, untold, sent)];
  return refuseIssues(resource, told, status);
};

type Said = { readonly status?: 409; readonly isNew?: boolean };

/* Nobody is signed in at a public form: what it does not ask for is as the server has made it, maybe of what is not public. */
const untoldBy = (
  { ability, row }: Request['person'],
  resource: Resource,
  model: Model,
): ReadonlySet<string> => {
  const closed = closedFields(resource, { ability, model });
  if (row._id !== '') return closed;
  const hidden = resource.fields.filter(({ views }) => !views.includes('create'));
  return new Set([...closed, ...hidden.map(({ name }) => name)]);
};

/** Runs a write; a value that the store finds taken is said in the words of the server. */
export const inWords = async <T>(resource: Resource, write: () => Promise<T>): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof StoreConflict) || error.reason.kind !== 'unique') throw error;
    throw refuseIssues(resource, takenIssues(error.reason.field.split('+'), resource), 409);
  }
};

/** Somebody else was faster; the record as it is by now goes with the refusal. */
export const stale = async (row: Row, request: Request, parts: Parts): Promise<Refusal> =>
  refuse(409, 'changedMeanwhile', { current: await toldTo(request, row, parts) });

/** The record as whoever asks may read it, in the forms of an answer. */
export const toldTo = async (
  request: Pick<Request, 'resource' | 'person'>,
  row: Row,
  parts: Parts,
): Promise<Record<string, unknown>> =>
  onWire(await seenBy(request, row, parts), request.resource.fields, parts.model.kinds);

/** The record as whoever asks may read it. */
export const seenBy = async (
  { resource, person }: Pick<Request, 'resource' | 'person'>,
  row: Row,
  parts: Parts,
): Promise<Record<string, unknown>> => {
  const { model, clock } = parts;
  const marks = await marksOf(resource, person, parts);
  return toWire(row, resource, { model, ability: person.ability, now: clock.now(), marks });
};
