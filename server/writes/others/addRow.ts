import { boundResource, reachOf } from '../../../src/model/access/bound';
import { openValues } from '../../../src/model/access/openFields';
import { missingClaim } from '../../../src/model/permissions/claims';
import type { ResolvedAdding, Resource } from '../../../src/model/resolved/resource';
import { inContext } from '../../../src/model/rules/contextValues';
import { defaultValues } from '../../../src/model/rules/defaultValues';
import { writableValues } from '../../../src/model/rules/writableValues';
import { isEmpty, textOf } from '../../../src/model/values/comparable';
import { isPlainObject, isSameJson } from '../../../src/model/values/plainObject';
import { Denied } from '../../denied';
import type { Request } from '../../handlers';
import type { Parts } from '../../parts';
import { singleId } from '../../records/own';
import { singleRecord } from '../../records/singleRecord';
import { refuseIssues } from '../../refusal';
import type { Row } from '../../store/store';
import { change } from '../change';
import { refuseState, seenBy } from '../checkWrite';
import type { Move } from '../moves';
import { refuseIgnoredFields } from '../refuseIgnoredFields';
import type { Made } from './made';

type Adding = Move & { readonly stored: Row };

/**
 * Adds the row of an action to a list of another record, as if whoever runs it edited that record: by their rights and by its
 * rules. One that is there already is not added again, and nothing is written then.
 */
export const addRow = async (
  { action, form, stored }: Adding,
  request: Request,
  parts: Parts,
): Promise<readonly Made[]> => {
  const { adds } = action;
  if (!adds) return [];
  const { person } = request;
  const { model } = parts;
  const target = reached(adds, request, parts);
  const isFirst = await isBegunNow(adds, target, { ...parts, person });
  const id = await idOf({ adds, target, stored }, request, parts);
  const to: Request = { ...request, resource: target, id, body: {}, action: undefined };
  const row = rowOf(
    { adds, target, values: { ...openTo(stored, request, parts), id: stored._id, ...form } },
    to,
    parts,
  );
  let isNew = true;
  const changed = await change(to, parts, async (before) => {
    refuseState('edit', before, { resource: target, person, model });
    const rows = listIn(before[adds.field]);
    const body = { [adds.field]: [...rows, row] };
    const place = { resource: target, kinds: model.kinds, ability: person.ability };
    const patch = writableValues({ ...before, ...body }, { ...place, view: 'edit', before });
    const written = Object.hasOwn(patch, adds.field) ? { [adds.field]: patch[adds.field] } : {};
    const seen = await seenBy(to, before, parts);
    refuseIgnoredFields({ body, written, seen, after: { ...before, ...written } }, place);
    // Only whoever may write the list hears what is in it.
    isNew = !isAmong(rows, row, adds);
    return isNew ? { patch: written } : { patch: {}, mayRest: true };
  });
  const { doing } = request;
  if ((isFirst || (!isNew && isRest(action, request))) && doing?.asked)
    doing.asked = { ...doing.asked, undo: undefined };
  return [{ resource: target, row: changed, isNew }];
};

/* A single record is made when it is first asked for, and what is made is not taken back. */
const isBegunNow = async (
  { over }: ResolvedAdding,
  target: Resource,
  { store, person }: Parts & Pick<Request, 'person'>,
): Promise<boolean> => {
  if (over !== undefined) return false;
  const id = target.single === 'own' ? singleId(target, person.row) : target.key;
  return (await store.get(target.api.collection, id)) === undefined;
};

/* Where nothing was changed there is nothing to be taken back. */
const isRest = ({ effect, form }: Move['action'], { resource }: Request): boolean => {
  const written = [...Object.keys(effect), ...form.map(({ name }) => name)];
  return !resource.fields.some(({ name }) => written.includes(name));
};

/* @throws Denied without the right to edit such records. */
const reached = ({ resource }: ResolvedAdding, { person }: Request, { model }: Parts): Resource => {
  const whole = model.resource(resource);
  const right = { action: 'edit', subject: whole.subject };
  const claim = missingClaim(whole, 'edit', person.claim);
  const isOut = person.isBound && reachOf(whole) !== 'own';
  if (isOut || !person.ability.can(right.action, right.subject)) throw new Denied(right, model);
  if (claim !== undefined) throw new Denied({ ...right, claim }, model);
  return person.isBound ? boundResource(whole, model) : whole;
};

type To = { readonly adds: ResolvedAdding; readonly target: Resource };

/* @throws Refusal where the record leads to none, in the same words where what it leads to is closed to this person. */
const idOf = async (
  { adds: { over }, target, stored }: To & Pick<Adding, 'stored'>,
  request: Request,
  parts: Parts,
): Promise<string> => {
  if (over === undefined) return singleRecord(target, request.person, parts);
  const id = textOf(openTo(stored, request, parts)[over]);
  if (id === undefined || id === '') throw refuseIssues(request.resource, [{ path: over, key: 'required' }]);
  return id;
};

/* What is closed to this person is not brought into the open by a copy. */
const openTo = (stored: Row, { resource, person }: Request, { model }: Parts) =>
  openValues(stored, resource, { ability: person.ability, model });

type Filled = To & { readonly values: Readonly<Record<string, unknown>> };

const rowOf = ({ adds, target, values }: Filled, { person }: Request, { clock }: Parts) => {
  const context = { me: person.row._id, now: clock.now() };
  const members = target.fields.find(({ name }) => name === adds.field)?.children ?? [];
  const given = Object.entries(inContext(adds.row, { ...context, record: values }));
  return {
    ...defaultValues(members, context),
    ...Object.fromEntries(given.filter(([, each]) => !isEmpty(each))),
  };
};

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const isAmong = (
  rows: readonly unknown[],
  row: Readonly<Record<string, unknown>>,
  { once }: ResolvedAdding,
) => once !== undefined && rows.some((each) => isPlainObject(each) && isSameJson(each[once], row[once]));
