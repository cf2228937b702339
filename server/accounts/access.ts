import type { Source } from '../../src/config/api';
import type { Person, People } from './people';
import { Refusal } from '../refusal';
import type { Tokens } from './tokens';

/** Finds out who asks. */
export type Access = (header: string | undefined, source: Source, method: string) => Promise<Person>;

type Parts = { readonly tokens: Tokens; readonly people: People };

/**
 * Each source has its own form of the header: the token alone (S7.02), or Bearer (S7.25). The other form is
 * refused, so that a mistake is seen. Changes over the remote source need the super admin role (S6.09).
 */
export const createAccess =
  ({ tokens, people }: Parts): Access =>
  async (header, source, method) => {
    const holder = await tokens.verify(tokenIn(header, source));
    const person = holder && (await people.byId(holder.userId));
    if (!holder || !person?.mayAct) throw new Refusal(401, 'The token is missing, malformed or expired.');
    const isRemoteWrite = source === 'remote' && method !== 'GET';
    if (isRemoteWrite && person.role !== 'superAdmin')
      throw new Refusal(403, 'This needs the super admin role.');
    return { ...person, session: holder.session };
  };

/** The token of a header in the form of its source; '' when it is none. */
export const tokenIn = (header: string | undefined, source: Source): string => {
  const text = header?.trim() ?? '';
  const [scheme, token] = text.split(/\s+/);
  if (source === 'remote') return scheme === 'Bearer' && token ? token : '';
  return token === undefined ? text : '';
};
