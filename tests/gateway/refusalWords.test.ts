import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMemoryStore } from '../../server/store/memory';
import { serveGateway, type TestGateway } from './testGateway';

let gateway: TestGateway;
let authorization: string;

beforeAll(async () => {
  gateway = await serveGateway(createMemoryStore());
  ({ accessToken: authorization } = await gateway.signIn('root@demo.com', 'root pass'));
});

afterAll(() => gateway.stop());

type Asked = readonly [method: string, path: string, body?: object];

const askIn = async (language: string, [method, path, body]: Asked) => {
  const answer = await fetch(gateway.url + path, {
    method,
    headers: { 'accept-language': language, 'content-type': 'application/json', authorization },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await answer.json()) as Record<string, unknown>;
};

const wrongPassword: Asked = ['POST', '/jwt/login', { email: 'root@demo.com', password: 'no' }];
const unknown: Asked = ['GET', '/v1/products/nowhere'];

it.each([
  ['de', 'E-Mail oder Passwort ist falsch.', 'Diesen Eintrag gibt es nicht.'],
  ['fr-CA,en;q=0.5', 'E-mail ou mot de passe incorrect.', 'Cette fiche n’existe pas.'],
  ['pt', 'O e-mail ou a palavra-passe está errado.', 'Este registo não existe.'],
])('says in %s beside the English why it refuses', async (language, password, record) => {
  expect(await askIn(language, wrongPassword)).toMatchObject({
    msg: 'Email or password is wrong.',
    translated: { msg: password },
  });
  expect(await askIn(language, unknown)).toMatchObject({
    msg: 'There is no such record.',
    translated: { msg: record },
  });
});

it('says in German which value is taken, beside its field and in the whole', async () => {
  const taken: Asked = ['POST', '/v1/products', { name: 'Twice', price: '1' }];
  await askIn('de', taken);
  expect(await askIn('de', taken)).toMatchObject({
    errCode: '409',
    errors: { name: 'Already in use' },
    translated: { msg: 'Name: Wird bereits verwendet', errors: { name: 'Wird bereits verwendet' } },
  });
});

it('says it in English alone to who reads English, or a language that there is none of', async () => {
  for (const language of ['en-GB', 'xx', ''])
    expect(await askIn(language, wrongPassword)).not.toHaveProperty('translated');
});
