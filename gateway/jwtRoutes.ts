import { Hono } from 'hono';
import type { Clock } from './clock';
import { createAttempts } from './attempts';
import { verifyPassword } from './passwords';
import type { People, Person } from './people';
import type { Tokens } from './tokens';

type Parts = { readonly tokens: Tokens; readonly people: People; readonly clock: Clock };

/** Sign-in (forwarded to the customer login, whose body is passed on unchanged, S7.33-S7.35) and refresh (S7.39). */
export const createJwtRoutes = ({ tokens, people, clock }: Parts) => {
  const routes = new Hono();
  const attempts = createAttempts(clock);

  const signedIn = async (person: Person) => ({
    success: true,
    userData: people.userDataOf(person),
    ...(await tokens.issue({ userId: person.row._id, role: person.role })),
  });

  routes.post('/auth/customer/login', async (c) => {
    const { email, password } = await textsOf(c.req.raw);
    if (!attempts.mayTry(email)) {
      return c.json({ success: false, errCode: '429', msg: 'Too many attempts. Please wait a minute.' }, 429);
    }
    const person = await people.byEmail(email);
    const isRight = await verifyPassword(password, person && people.secretOf(person));
    if (!person || !isRight) {
      attempts.failed(email);
      return c.json({ success: false, errCode: '400', msg: 'Email or password is wrong.' }, 400);
    }
    attempts.forget(email);
    return c.json(await signedIn(person));
  });

  routes.post('/jwt/login', async (c) => {
    const url = new URL('/auth/customer/login', c.req.url);
    return routes.fetch(
      new Request(url, { method: 'POST', headers: c.req.raw.headers, body: await c.req.text() }),
    );
  });

  routes.post('/jwt/refresh-token', async (c) => {
    const { refreshToken } = await textsOf(c.req.raw);
    const holder = await tokens.spend(refreshToken);
    const person = holder && (await people.byId(holder.userId));
    if (!person)
      return c.json({ success: false, error: 'Invalid refresh token', msg: 'Invalid refresh token' }, 401);
    return c.json(await signedIn(person));
  });
  return routes;
};

const textsOf = async (request: Request) => {
  const body: unknown = await request.json().catch(() => undefined);
  const given = (typeof body === 'object' && body !== null ? body : {}) as Readonly<Record<string, unknown>>;
  const text = (name: string) => (typeof given[name] === 'string' ? given[name] : '');
  return { email: text('email'), password: text('password'), refreshToken: text('refreshToken') };
};
