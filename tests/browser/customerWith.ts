import type { Credentials } from './product';

/** Makes a customer of the provider, and a role for them, by direct calls: they may do everything with these subjects. */
export const customerWith = async (address: string, subjects: readonly string[]): Promise<Credentials> => {
  const token = await tokenOfAdmin(address);
  const ability = [
    { action: 'read', subject: 'ACL' },
    { action: 'read', subject: 'Auth' },
    ...subjects.map((subject) => ({ action: 'manage', subject })),
  ];
  const { role } = await post(`${address}/v1/roles`, { name: 'Customer with rights', ability }, token);
  const customer = { email: 'carla@customer.example', password: 'correct horse 7' };
  const { user } = await post(
    `${address}/users`,
    {
      ...customer,
      fullName: 'Carla Customer',
      username: 'carla',
      roles: [String((role as { readonly _id: string })._id)],
    },
    `Bearer ${token}`,
  );
  const id = (user as { readonly _id: string })._id;
  await post(`${address}/users/${id}/activate`, {}, `Bearer ${token}`);
  return customer;
};

const tokenOfAdmin = async (address: string): Promise<string> => {
  const credentials = { email: 'admin@demo.com', password: 'admin' };
  const { accessToken } = await post(`${address}/jwt/login`, credentials, '');
  return String(accessToken);
};

const post = async (url: string, body: object, authorization: string): Promise<Record<string, unknown>> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify(body),
  });
  const answered = (await answer.json()) as Record<string, unknown>;
  if (!answer.ok) throw new Error(`POST ${url} answered ${answer.status}: ${JSON.stringify(answered)}`);
  return answered;
};
