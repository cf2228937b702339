import type { People, Person } from '../accounts/people';
import type { Tokens } from '../accounts/tokens';
import { createServer, type Server, type ServerParts } from '../createServer';

export type SampleParts = Pick<
  ServerParts,
  'model' | 'store' | 'clock' | 'digest' | 'passwords' | 'secrets' | 'hooks' | 'env' | 'uploads' | 'idIn'
>;

/** Who asks. */
export type Asking = {
  /** By the token of the request, which was looked at elsewhere. */
  readonly idOf: (token: string) => string;
  /** With the rights of now; undefined when they are not there any more. */
  readonly byId: (id: string) => Person | undefined;
};

/**
 * The server of the samples, for people who are known already. The model is that of `servedSamples`, and the store has the
 * first records.
 */
export const createSampleServer = (
  { model, store, clock, digest, passwords, secrets, hooks, env, uploads, idIn }: SampleParts,
  asking: Asking,
): Promise<Server> =>
  createServer({
    // Each by its name: whoever spreads more would hand over the sockets and the mail of the product.
    model,
    store,
    clock,
    digest,
    passwords,
    secrets,
    hooks,
    env,
    uploads,
    idIn,
    tokens: tokensOf(asking),
    people: peopleOf(asking, model.accounts?.name),
    first: { seeds: {}, accounts: [], made: {} },
  });

/* A page knows the name of whoever is signed in by `fullName` alone. */
const peopleOf = ({ byId }: Asking, name = 'fullName'): People => ({
  byId: async (id) => byId(id),
  byEmail: async () => undefined,
  secretOf: () => undefined,
  claimOf: (person) => (person as Person).claim,
  emailOf: () => '',
  userDataOf: ({ row }) => ({ fullName: row[name] ?? row['fullName'] ?? '' }),
});

/** In seconds since 1970: the session is the one in which it is asked, which ends elsewhere. */
const NEVER = 1e11;

/* The session of each has its id for a name. */
const tokensOf = ({ idOf, byId }: Asking): Tokens => {
  const none = async () => undefined;
  const holderOf = (userId: string) => {
    const person = byId(userId);
    return person && { userId, session: userId, expiresAt: NEVER, endsAt: NEVER, role: person.claim };
  };
  return {
    claimBy: () => undefined,
    issue: () => Promise.reject(new Error('Nobody signs in at the samples.')),
    verify: async (token) => holderOf(idOf(token)),
    renew: none,
    end: none,
    endAll: none,
    sessions: {
      find: async (id) => {
        const holder = holderOf(id);
        return holder && { ...holder, id, ...UNTOLD };
      },
      of: async () => [],
      end: none,
    },
  };
};

const UNTOLD = {
  issued: { at: 0, access: '', refresh: '' },
  begun: '',
  from: { address: '', userAgent: '' },
};
