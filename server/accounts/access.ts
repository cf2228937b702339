import type { Source } from '../../src/config/api';
import type { Person, People } from './people';
import type { Identify } from '../writes/entering';
import { Refusal, refuse } from '../refusal';
import type { Tokens } from './tokens';

/** Finds out who asks. */
export type Access = (header: string | undefined, source: Source) => Promise<Person>;

/** Finds the same person anew while what they asked for goes on. @throws Refusal 401 once they may not act. */
export type StillThere = (person: Pick<Person, 'session'>) => Promise<Person>;

type Parts = { readonly tokens: Tokens; readonly people: People; readonly identify: Identify };

/**
 * Each source has its own form of the header: the token alone (S7.02), or Bearer (S7.25). The other form is
 * refused, so that a mistake is seen. The role that the token claims counts while the account would get it anew (S6.09).
 */
export const createAccess =
  ({ tokens, people, identify }: Parts): Access =>
  async (header, source) => {
    const holder = await tokens.verify(tokenIn(header, source));
    const person = holder && (await identify(holder));
    if (!person) throw new Refusal(401, 'The token is missing, malformed or expired.');
    const claim = holder.role === people.claimOf(person) ? holder.role : undefined;
    return { ...person, claim };
  };

/** By the session, as long as it is open: what takes longer than ten minutes outlives the token that it began with. */
export const createStillThere =
  ({ tokens, identify }: Omit<Parts, 'people'>): StillThere =>
  async ({ session = '' }) => {
    const open = await tokens.sessions.find(session);
    const person = open && (await identify({ ...open, session }));
    if (!person) throw refuse(401, 'sessionEnded');
    return person;
  };

/** The token of a header in the form of its source; '' when it is none. */
export const tokenIn = (header: string | undefined, source: Source): string => {
  const text = header?.trim() ?? '';
  const [scheme, token] = text.split(/\s+/);
  if (source === 'remote') return scheme === 'Bearer' && token ? token : '';
  return token === undefined ? text : '';
};
