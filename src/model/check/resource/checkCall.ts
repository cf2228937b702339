import type { Method } from '../../../config/api';
import { hintFor } from '../didYouMean';
import type { Report } from '../problem';
import { isText } from '../untrusted';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const satisfies readonly Method[];

/** The path of a well-formed call; a malformed one is reported. `:id` is the only placeholder there is. */
export const checkCall = (call: unknown, place: { at: string; report: Report }): string | undefined => {
  if (!isText(call)) return undefined;
  const [method = '', path, ...rest] = call.split(' ');
  const fault = (message: string, hint: string): undefined =>
    place.report({ id: 'RC022', path: place.at, message, hint }) as undefined;
  if (!(methods as readonly string[]).includes(method))
    return fault(`"${method}" is no method`, hintFor(method, methods));
  const isPath = path !== undefined && rest.length === 0 && /^\/[^\s?#]*$/.test(path);
  if (!isPath) return fault(`"${call}" has no path`, 'Write it like POST /v1/senderIds/:id/approve.');
  const stranger = [...path.matchAll(/:(\w*)/g)].map((match) => match[1]).find((name) => name !== 'id');
  if (stranger !== undefined)
    return fault(`":${stranger}" stands for nothing`, 'The only placeholder is :id.');
  return path;
};
