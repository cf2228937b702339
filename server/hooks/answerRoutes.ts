import { Hono } from 'hono';
import type { Model } from '../../src/model/resolved/model';
import type { Access } from '../accounts/access';
import type { Person } from '../accounts/people';
import { Denied } from '../denied';
import { jsonObjectOf } from '../records/body';
import { refuse } from '../refusal';
import { askedBy } from '../requests/asked';
import type { EntityHooks } from './checkHooks';
import type { AnyHooks } from './defineHooks';
import type { Running } from './hookContext';

/** A call that an override answers, and the entity that it is about. */
export type AnswerCall = {
  readonly method: string;
  readonly path: string;
  readonly own: EntityHooks;
  readonly work: NonNullable<AnyHooks['answers']>[string];
};

export const answersOf = (own: EntityHooks): AnswerCall[] =>
  Object.entries(own.hooks.answers ?? {}).map(([call, work]) => {
    const [method = '', path = ''] = call.split(' ');
    return { method, path, own, work };
  });

type Parts = Running & { readonly model: Model };

/** Calls of a contract that was there before: JSON in, JSON out, by the right to list the entity or to edit it. */
export const createAnswerRoutes = (
  calls: readonly AnswerCall[],
  access: Access,
  { inFile, contextOf, model }: Parts,
): Hono => {
  const app = new Hono();
  // What is said by name goes before what a part stands for.
  for (const { method, path, own, work } of calls.toSorted((a, b) => partsIn(a) - partsIn(b)))
    app.on(method, path, async (c) => {
      const person = await access(c.req.header('authorization'), own.resource.api.source);
      askedBy(c.req.raw).user = person.row._id;
      refuseUnlessMay(person, method === 'GET' ? 'list' : 'edit', { own, model });
      const query = new URL(c.req.url).searchParams;
      const hasBody = method !== 'GET' && c.req.header('content-type') !== undefined;
      const body = hasBody ? await jsonObjectOf(c.req.raw) : {};
      const asked = { params: c.req.param(), query, body };
      const answer = await inFile(own.file, `answers.${method} ${path}`, () =>
        work(asked, contextOf(own, person)),
      );
      const { status = 200 } = answer;
      return answer.body === undefined
        ? new Response(null, { status })
        : Response.json(answer.body, { status });
    });
  return app;
};

const partsIn = ({ path }: AnswerCall): number => path.split('/:').length;

const refuseUnlessMay = (
  person: Person,
  action: 'list' | 'edit',
  { own, model }: { readonly own: EntityHooks; readonly model: Model },
): void => {
  const { subject, api } = own.resource;
  if (person.isUnproved) throw refuse(403, 'proveAddress');
  // The records are those of all: whoever has a right to own ones alone is not meant.
  if (person.isBound || !person.ability.can(action, subject)) throw new Denied({ action, subject }, model);
  const claim = action === 'edit' ? api.claim : undefined;
  if (claim !== undefined && person.claim !== claim) throw new Denied({ action, subject, claim }, model);
};
