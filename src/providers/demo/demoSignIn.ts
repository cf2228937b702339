import accounts from '../../../fixtures/accounts.json';
import roles from '../../../fixtures/seeds/roles.json';
import admins from '../../../fixtures/seeds/admins.json';
import users from '../../../fixtures/seeds/users.json';
import { fakeId } from '../../model/demo/fakeId';
import { textOf } from '../../model/values/comparable';
import type { HttpOptions } from '../http/http';

/** What answers the sign-in calls of a static build, where no server is. Every other address is not there. */
export const createDemoSignIn = (): NonNullable<HttpOptions['fetch']> => async (url, init) => {
  const { pathname } = new URL(url, 'http://demo.invalid');
  const answer = init.method === 'POST' ? answers[pathname] : undefined;
  if (!answer) return json({ success: false, errCode: '404', message: 'Not found' }, 404);
  return answer(bodyOf(init));
};

type DemoAccount = (typeof accounts)[number];

/* Nothing here is a secret: the passwords are shown on the page itself, and the tokens open nothing. */
const answers: Readonly<Record<string, (body: ReadonlyMap<string, unknown>) => Response>> = {
  '/jwt/login': (body) => {
    const email = textOf(body.get('email'))?.trim().toLowerCase();
    const account = accounts.find((each) => each.email === email && each.password === body.get('password'));
    return account ? signedIn(account) : json({ success: false, msg: 'Email or password is wrong.' });
  },
  '/jwt/refresh-token': (body) => {
    const account = accounts.find((each) => body.get('refreshToken') === `refresh ${each.email}`);
    return account ? signedIn(account) : json({ success: false, error: 'Invalid refresh token' }, 401);
  },
};

const signedIn = ({ email, role: title }: DemoAccount): Response => {
  const [role = 'client'] = email.split('@');
  return json({
    success: true,
    userData: {
      id: recordOf(email) ?? `demo-${role}`,
      fullName: role.charAt(0).toUpperCase() + role.slice(1),
      username: role,
      email,
      role,
      ability: roles.find(({ name }) => name === title)?.ability ?? [],
      extras: {},
    },
    accessToken: `demo-${role}`,
    refreshToken: `refresh ${email}`,
  });
};

/* The id of the demo record that is this person, as they are numbered when they are made. */
const recordOf = (email: string): string | undefined => {
  for (const [key, people] of Object.entries({ admins, users })) {
    const at = people.findIndex((each) => each.email === email);
    if (at >= 0) return fakeId(key, at);
  }
  return undefined;
};

const bodyOf = ({ body }: RequestInit): ReadonlyMap<string, unknown> =>
  new Map(Object.entries(typeof body === 'string' ? (JSON.parse(body) as object) : {}));

const json = (body: object, status = 200): Response => new Response(JSON.stringify(body), { status });
