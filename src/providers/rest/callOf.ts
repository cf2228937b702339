import type { Operation } from '../../config/api';
import type { ResolvedCall } from '../../model/resolved/api';
import type { Resource } from '../../model/resolved/resource';
import type { HttpRequest } from '../http/request';

/** The request of an operation. Throws for one that the entity does not have: no screen offers it. */
export const callOf = ({ key, api }: Resource, operation: Operation): ResolvedCall => {
  const call = api.calls[operation];
  if (call) return call;
  const offered = Object.entries(api.calls).flatMap(([name, each]) => (each ? [name] : []));
  throw new Error(`${key}: there is no call "${operation}", only ${offered.join(', ')}.`);
};

/** Where a call goes. */
export const requestTo = ({ api }: Resource, call: ResolvedCall): HttpRequest => ({
  source: api.source,
  method: call.method,
  path: call.path,
});
