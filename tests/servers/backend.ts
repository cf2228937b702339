import type { Answer, Call } from './call';

export type Backend = {
  /** A new pair of tokens that the server accepts. */
  mint(): { accessToken: string; refreshToken: string };
  /** Every access token given so far stops working. */
  expireTokens(): void;
  /** Every refresh token given so far stops working. */
  revokeSessions(): void;
  /** What was created under /v1, in order. */
  records: unknown[];
  apply(call: Call): Answer;
};

export const USER = {
  _id: 'u1',
  fullName: 'Ada Admin',
  username: 'ada',
  email: 'ada@demo.com',
  role: 'admin',
  ability: [{ action: 'manage', subject: 'all' }],
};

/**
 * Accepts any e-mail with the password "right"; refresh tokens work once. What comes again under its idempotency key is
 * answered as the first time.
 */
export const createBackend = (): Backend => {
  const accessTokens = new Set<string>();
  const refreshTokens = new Set<string>();
  const records: unknown[] = [];
  let minted = 0;
  const mint = () => {
    minted += 1;
    const pair = { accessToken: `access-${minted}`, refreshToken: `refresh-${minted}` };
    accessTokens.add(pair.accessToken);
    refreshTokens.add(pair.refreshToken);
    return pair;
  };
  const login = ({ body }: Call) =>
    ownOf(body, 'password') === 'right'
      ? json({ success: true, userData: { ...USER, email: ownOf(body, 'email') }, ...mint() })
      : json({ success: false, msg: 'Email or Password is Invalid' });
  const refresh = ({ body }: Call) =>
    refreshTokens.delete(String(ownOf(body, 'refreshToken')))
      ? json({ userData: { ...USER, fullName: 'Ada Renewed' }, ...mint() })
      : json({ error: 'Invalid refresh token', success: false }, 401);
  const product = (call: Call) => {
    if (!accessTokens.has((call.authorization ?? '').replace(/^Bearer /, ''))) return json(EXPIRED);
    if (call.method === 'POST') records.push(call.body);
    return json({ success: true, things: records, total_results: records.length });
  };
  const kept = new Map<string, Answer>();
  const once = (call: Call, answer: (call: Call) => Answer): Answer => {
    const given = (call.key !== undefined && kept.get(call.key)) || answer(call);
    const isKept = call.key !== undefined && given.status < 400 && !given.text.includes('errCode');
    if (isKept) kept.set(String(call.key), given);
    return given;
  };
  return {
    mint,
    records,
    expireTokens: () => accessTokens.clear(),
    revokeSessions: () => refreshTokens.clear(),
    apply: (call) => {
      if (call.path === '/jwt/login') return login(call);
      return once(call, call.path === '/jwt/refresh-token' ? refresh : product);
    },
  };
};

const EXPIRED = { success: false, errCode: '401', msg: 'jwt expired' };

const json = (body: unknown, status = 200): Answer => ({ status, text: JSON.stringify(body) });

const ownOf = (body: unknown, key: string) => new Map<string, unknown>(Object.entries(body ?? {})).get(key);
