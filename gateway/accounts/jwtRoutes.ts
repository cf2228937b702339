import { Hono } from 'hono';
import { createAttempts } from './attempts';
import type { Clock } from '../clock';
import { verifyPassword } from './passwords';
import type { People, Person } from './people';
import { Refusal } from '../refusal';
import type { Tokens } from './tokens';

type Parts = { readonly tokens: Tokens; readonly people: People; readonly clock: Clock };

/** Sign-in (forwarded to the customer login, whose body is passed on unchanged, S7.33-S7.35) and refresh (S7.39). */
export const createJwtRoutes = ({ tokens, people, clock }: Parts) => {
  const routes = new Hono();
  const attempts = createAttempts(clock);

  const signedIn = async (person: Person, session?: string) => ({
    success: true,
    userData: people.userDataOf(person),
    ...(await tokens.issue({ userId: person.row._id, role: person.role, session })),
  });

  routes.post('/auth/customer/login', async (c) => {
    const { email, password } = await textsOf(c.req.raw);
    if (email.length > LONGEST || password.length > LONGEST) throw wrong();
    const retryAfter = attempts.begin(email);
    if (retryAfter > 0) throw new Refusal(429, 'Too many attempts.', { retryAfter });
    const person = await people.byEmail(email);
    const isRight = await verifyPassword(password, person && people.secretOf(person));
    if (!person || !isRight) throw wrong();
    attempts.forget(email);
    return c.json(await signedIn(person));
  });

  routes.post('/jwt/login', async (c) => {
    const url = new URL('/auth/customer/login', c.req.url);
    const headers = { 'content-type': 'application/json' };
    return routes.fetch(new Request(url, { method: 'POST', headers, body: await c.req.text() }), c.env);
  });

  routes.post('/jwt/refresh-token', async (c) => {
    const { refreshToken } = await textsOf(c.req.raw);
    const holder = await tokens.spend(refreshToken);
    const person = holder && (await people.byId(holder.userId));
    if (person) return c.json(await signedIn(person, holder.session));
    const error = 'Invalid refresh token';
    return c.json({ ...new Refusal(401, error).body, error }, 401);
  });

  // The inner login is asked without the app around it, so it has to say its refusals itself.
  routes.onError((error, c) => {
    if (error instanceof Refusal) return c.json(error.body, error.status, error.headers);
    throw error;
  });
  return routes;
};

/** Characters of an address or a password; more is no sign-in but work for the hash. */
const LONGEST = 1000;

const wrong = () => new Refusal(400, 'Email or password is wrong.');

const textsOf = async (request: Request) => {
  const body: unknown = await request.json().catch(() => undefined);
  const given = (typeof body === 'object' && body !== null ? body : {}) as Readonly<Record<string, unknown>>;
  const text = (name: string) => (typeof given[name] === 'string' ? given[name] : '');
  return { email: text('email'), password: text('password'), refreshToken: text('refreshToken') };
};
