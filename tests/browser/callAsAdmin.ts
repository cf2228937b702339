type Called = { readonly status: number; readonly body: Record<string, unknown> };

/** Calls the gateway directly, as `POST /v1/plans`, with the token of a fresh sign-in of the demo admin. */
export const callAsAdmin = (address: string, call: string, body?: object): Promise<Called> =>
  callAs(address, 'admin')(call, body);

/** The same as one of the other demo accounts. */
export const callAs =
  (address: string, account: string) =>
  async (call: string, body?: object): Promise<Called> => {
    const credentials = { email: `${account}@demo.com`, password: account };
    const signedIn = await send(address, 'POST /jwt/login', { body: credentials });
    return send(address, call, { token: String(signedIn.body['accessToken']), ...(body && { body }) });
  };

type Sent = { readonly token?: string; readonly body?: object };

const send = async (address: string, call: string, { token, body }: Sent): Promise<Called> => {
  const [method = 'GET', path = '/'] = call.split(' ');
  const answer = await fetch(address + path, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: REMOTE.test(path) ? `Bearer ${token}` : token }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

/* The users service takes its token after the word Bearer. */
const REMOTE = /^\/(users|dashboardUsers)\b/;
