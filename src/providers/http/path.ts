import { HttpFailure } from './failure';

export type PathParams = Readonly<Record<string, string | number>>;

/**
 * Puts ids into a path template: `/v1/senderIds/:id/approve` with `{ id: 7 }`. An id that could change which
 * address is called (`..` leaves the collection even when encoded) is never sent: a failure of kind
 * `notFound` names it (C-13). A missing parameter is a mistake of the caller: an Error names it.
 */
export const fillPath = (template: string, params: PathParams = {}): string => {
  if (!/^\/(?![/\\])/.test(template)) throw new Error(`path "${template}": must begin with exactly one "/"`);
  return template.replace(/:([A-Za-z_]\w*)/g, (_, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (value === undefined) throw new Error(`path "${template}": no value for ":${name}"`);
    return encodeId(String(value));
  });
};

const encodeId = (id: string): string => {
  const fault = FAULTS.find(({ isFound }) => isFound(id))?.fault;
  if (fault) throw new HttpFailure('notFound', `id "${id.slice(0, 60)}": ${fault}`);
  return encodeURIComponent(id);
};

const MAX_LENGTH = 200;

const FAULTS: readonly { fault: string; isFound: (id: string) => boolean }[] = [
  { fault: 'is empty', isFound: (id) => id.trim() === '' },
  { fault: `is longer than ${MAX_LENGTH} characters`, isFound: (id) => id.length > MAX_LENGTH },
  { fault: 'is a step in a path, not an id', isFound: (id) => id === '.' || id === '..' },
  { fault: 'is not an id', isFound: (id) => /^(undefined|null|NaN|\[object \w+\])$/.test(id) },
  { fault: 'holds one of / \\ ? #', isFound: (id) => /[/\\?#]/.test(id) },
  // Some servers decode twice, so an encoded dot or slash is as bad as a plain one.
  { fault: 'holds an encoded dot or slash', isFound: (id) => /%(25)*(2e|2f|5c)/i.test(id) },
  { fault: 'holds a control character', isFound: (id) => /\p{Cc}/u.test(id) },
  { fault: 'holds half of a character', isFound: (id) => /\p{Surrogate}/u.test(id) },
];
