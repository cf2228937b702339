import type { MiddlewareHandler } from 'hono';
import type { Access } from '../accounts/access';
import type { Person } from '../accounts/people';
import { askedBy, ID_HEADER } from '../requests/asked';
import type { Served } from '../serves';
import type { sampleCalls } from './sampleCalls';

/** The samples beside a server, which are asked with the id of a person for a token. */
export type Samples = {
  readonly knows: ReturnType<typeof sampleCalls>;
  readonly of: (person: Person) => Promise<Served>;
};

/** Hands calls of samples to the server that has them, for whoever is signed in here. */
export const toSamples =
  ({ knows, of }: Samples, access: Access): MiddlewareHandler =>
  async (c, next) => {
    const { method, path } = c.req;
    if (!knows({ method, path })) return next();
    const person = await access(c.req.header('authorization'), 'sms');
    const samples = await of(person);
    const request = new Request(c.req.raw);
    const asked = askedBy(c.req.raw);
    asked.user = person.row._id;
    request.headers.set('authorization', person.row._id);
    request.headers.set(ID_HEADER, asked.id);
    return samples.fetch(request);
  };
