import { hexOf, randomBytes } from '../bytes';

/** What is known of a request beyond what it says itself. */
export type Asked = {
  /** Names it in the log, in the answer's header and in every refusal. */
  readonly id: string;
  /** The id of whoever asks, once that is known. */
  user?: string;
};

/** The header that carries the id, both ways: a proxy in front may have given one already. */
export const ID_HEADER = 'X-Request-Id';

const known = new WeakMap<Request, Asked>();

/** The same for one request, however many hands it goes through. An id that came with it is kept if it is well-formed. */
export const askedBy = (request: Request): Asked => {
  const before = known.get(request);
  if (before) return before;
  const given = request.headers.get(ID_HEADER) ?? '';
  const asked: Asked = { id: WELL_FORMED.test(given) ? given : newRequestId() };
  known.set(request, asked);
  return asked;
};

/** Nothing that could break a line of the log, or a page. */
const WELL_FORMED = /^[\w=-]{8,64}$/;

/* Short enough to be read out, and marked as a whole by a double click. */
const newRequestId = (): string => hexOf(randomBytes(8));
