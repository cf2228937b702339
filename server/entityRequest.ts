import type { Context } from 'hono';
import { boundResource, reachOf } from '../src/model/access/bound';
import type { Resource } from '../src/model/resolved/resource';
import type { Person } from './accounts/people';
import { Denied } from './denied';
import type { Request } from './handlers';
import { doingOf } from './log/doing';
import type { Parts } from './parts';
import { bodyOf } from './records/body';
import { Refusal } from './refusal';
import { askedBy } from './requests/asked';
import type { HandlerParts } from './routeHandler';
import { keyedWrite } from './writes/idempotencyKey';
import { languageOf } from './words';
import { createOutsideTransaction } from './writes/outsideTransaction';

export type EntityCall = {
  readonly faulty: ReadonlyMap<string, string>;
  readonly handling: HandlerParts;
  /** Which entities are served, and what is said of the others. */
  readonly serves: (resource: Resource) => boolean;
  readonly otherwise: string;
  /** Any of these rights is asked for first. Default: none. */
  readonly rights?: readonly string[];
  /** Keys and entries of the body. */
  readonly mostEntries?: number;
};

/** Who asks for a call of ours about the entity that its path names, and with what. */
export const entityRequest = async (c: Context, call: EntityCall) => {
  const { faulty, handling, serves, otherwise, rights = [], mostEntries } = call;
  const { access, mailing, storeFor, sourceOf, hiding, digest, hook, ...shared } = handling;
  const { model } = shared;
  const key = c.req.param('entity') ?? '';
  const whole = model.resources.find(
    (each) => each.key === key && each.api.source !== 'demo' && serves(each),
  );
  const person: Person = await access(c.req.header('authorization'), whole?.api.source ?? 'sms');
  askedBy(c.req.raw).user = person.row._id;
  if (!whole || (person.isBound && reachOf(whole) !== 'own')) throw new Refusal(404, otherwise);
  const fault = faulty.get(whole.key);
  if (fault !== undefined) throw new Refusal(503, fault);
  const resource = person.isBound ? boundResource(whole, model) : whole;
  const [first] = rights;
  if (first !== undefined && !rights.some((right) => person.ability.can(right, resource.subject)))
    throw new Denied({ action: first, subject: resource.subject }, model);
  const doing = doingOf(c, person, sourceOf);
  const isWrite = c.req.method !== 'GET';
  const keyed = isWrite ? await keyedWrite(c.req.raw, { account: person.row._id, digest }) : undefined;
  const request: Request = {
    resource,
    person,
    params: new URLSearchParams(),
    id: '',
    body: isWrite ? await bodyOf(c.req.raw, mostEntries) : {},
    mailing,
    outside: createOutsideTransaction(hiding),
    enter: shared.enter,
    hook,
    doing,
    language: languageOf(c.req.raw),
  };
  const parts: Parts = { ...shared, store: storeFor(person, doing) };
  return { person, resource, parts, request, keyed };
};
