import type { MiddlewareHandler } from 'hono';
import { askedBy, ID_HEADER } from './asked';

/** Says the id of a request in the header of its answer, and in the body of every refusal as `requestId`. */
export const requestIds: MiddlewareHandler = async (c, next) => {
  const { id } = askedBy(c.req.raw);
  await next();
  if (isRefusal(c.res)) c.res = Response.json({ ...(await c.res.json()), requestId: id }, c.res);
  c.res.headers.set(ID_HEADER, id);
};

const isRefusal = ({ status, headers }: Response): boolean =>
  status >= 400 && headers.get('content-type')?.startsWith('application/json') === true;
