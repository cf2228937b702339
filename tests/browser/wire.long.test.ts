import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LoggedRequest } from '../../gateway/testing/controlEnv';
import { deleteRow } from './steps/listSteps';
import { choose, heading } from './steps/pageSteps';
import { createPackage, editLink, save, textbox } from './steps/packageSteps';
import { menuSeen } from './steps/rightsSteps';
import { signIn, startProduct, type Product } from './product';
import { requestsTo } from './requestsTo';

let product: Product;
let page: Page;

beforeAll(async () => {
  product = await startProduct();
  page = await product.open();
  await signIn(page);
  await product.control('DELETE', 'log');
});

afterAll(() => product.close());

const smsCalls = () => requestsTo(product, /^\/v1\//);
const remoteCalls = () => requestsTo(product, /^\/(users|dashboardUsers)(\/|$)/);
const authorization = ({ headers }: LoggedRequest) => headers['authorization'];

describe('every request of a visit to all lists and of each kind of write', () => {
  it('S7.02 S7.04 S7.25 carries the token as its host wants it, and JSON as its type', async () => {
    for (const name of await menuSeen(page)) {
      await choose(page, name);
      await page
        .getByRole('table')
        .or(page.getByRole('button', { name: 'Save' }))
        .or(page.getByRole('article'))
        .first()
        .waitFor();
    }
    await createPackage(page, 'Short lived');
    await heading(page, 'Short lived').waitFor();
    await editLink(page).click();
    await textbox(page, 'Name').fill('Shorter lived');
    await save(page);
    await heading(page, 'Shorter lived').waitFor();
    await choose(page, 'Packages');
    await deleteRow(page, 'Shorter lived');
    const token = await page.evaluate(
      () =>
        (JSON.parse(sessionStorage.getItem('sms.session') ?? '{}') as { accessToken: string }).accessToken,
    );
    const [sms, remote] = [await smsCalls(), await remoteCalls()];
    expect(new Set(sms.map(({ method }) => method))).toEqual(new Set(['GET', 'POST', 'PATCH', 'DELETE']));
    expect(new Set(sms.map(authorization))).toEqual(new Set([token]));
    expect(new Set(remote.map(authorization))).toEqual(new Set([`Bearer ${token}`]));
    const types = new Set([...sms, ...remote].map(({ headers }) => headers['content-type']));
    expect(types).toEqual(new Set(['application/json']));
  });
});
