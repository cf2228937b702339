import { Hono } from 'hono';
import { reachOf } from '../../src/model/access/bound';
import { ESTIMATES_PATH } from '../../src/model/answers/estimate';
import type { ResolvedEstimate, Resource } from '../../src/model/resolved/resource';
import { storedValue } from '../../src/model/rules/writableValues';
import { validateRecord } from '../../src/model/rules/validateRecord';
import { isPlainObject } from '../../src/model/values/plainObject';
import type { Access } from '../accounts/access';
import type { Person } from '../accounts/people';
import { Denied } from '../denied';
import type { Parts } from '../parts';
import { bodyOf } from '../records/body';
import { ownStamp } from '../records/own';
import { Refusal, refuseIssues } from '../refusal';
import { askedBy } from '../requests/asked';
import { danglingReferences } from '../writes/references';

type Values = Readonly<Record<string, unknown>>;

/** Works out what follows from the values. Undefined where the entity has no such function. */
export type RunEstimate = (resource: Resource, after: Values, person: Person) => Promise<Values> | undefined;

/**
 * `POST /api/estimates/<entity> { values }`: what would follow from a record, for whoever may write it or act on it. The values
 * are held to the rules of a write: whose it is, what they may point at, what shape they have. Nothing is written.
 */
export const createEstimateRoutes = (access: Access, run: RunEstimate, parts: Parts): Hono => {
  const routes = new Hono();
  routes.post(`${ESTIMATES_PATH}/:entity`, async (c) => {
    const { entity } = c.req.param();
    const resource = parts.model.resources.find(({ key }) => key === entity);
    const person = await access(c.req.header('authorization'), resource?.api.source ?? 'sms');
    askedBy(c.req.raw).user = person.row._id;
    const { estimate } = resource ?? {};
    if (!resource || !estimate) throw new Refusal(404, `"${entity.slice(0, 200)}" has no estimate.`);
    refuseStrangers(resource, person, parts);
    const { values } = await bodyOf(c.req.raw);
    const after = await judged(isPlainObject(values) ? values : {}, { resource, estimate, person, parts });
    const answer = await run(resource, after, person);
    if (!answer) throw new Refusal(404, `Nothing works out an estimate of "${resource.key}".`);
    const open = estimate.fields.filter(
      ({ guarded, name }) => !guarded || person.ability.can('show', resource.subject, name),
    );
    return c.json({
      success: true,
      estimate: Object.fromEntries(open.map(({ name }) => [name, answer[name] ?? null])),
    });
  });
  return routes;
};

const refuseStrangers = (resource: Resource, { ability, isBound }: Person, { model }: Parts): void => {
  const { subject } = resource;
  const rights = [
    ['create', subject] as const,
    ['edit', subject] as const,
    ...resource.actions.filter(({ estimate }) => estimate).map(({ can }) => can),
  ];
  const isOpen = rights.some(([action, of]) => ability.can(action, of));
  if (!isOpen || (isBound && reachOf(resource) === 'none'))
    throw new Denied({ action: 'create', subject }, model);
};

type Judging = {
  readonly resource: Resource;
  readonly estimate: ResolvedEstimate;
  readonly person: Person;
  readonly parts: Parts;
};

const judged = async (sent: Values, { resource, estimate, person, parts }: Judging): Promise<Values> => {
  const { kinds } = parts.model;
  const fields = resource.fields.filter(({ name }) => estimate.of.includes(name));
  const given = fields.map((field) => [field.name, storedValue(sent[field.name], field, kinds)] as const);
  const after = { ...Object.fromEntries(given), ...ownStamp(resource, person, parts.model) };
  const faults = validateRecord(after, { fields, kinds, now: parts.clock.now() });
  const dangling = faults.length > 0 ? [] : await danglingReferences({ after, fields }, { ...parts, person });
  if (faults.length + dangling.length > 0) throw refuseIssues(resource, [...faults, ...dangling]);
  return after;
};
