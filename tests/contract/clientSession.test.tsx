// @vitest-environment node
import { cleanup, waitFor } from '@testing-library/react';
import { useGetIdentity, usePermissions } from 'react-admin';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf, type Json } from '../gateway/testGateway';
import { firstFlow, nextFlow } from '../../src/pages/signIn/passwordFlow';
import { openProduct, type OpenProduct } from './openProduct';

let product: OpenProduct;
beforeAll(async () => {
  product = await openProduct();
}, 60_000);
afterEach(cleanup);
afterAll(() => product.close());

const session = () => product.connection.session;

/** What react-admin's hooks say of whoever is signed in. */
const signedIn = async () => {
  const identity = product.read('admins', useGetIdentity);
  const rights = product.read('admins', usePermissions);
  await waitFor(() => expect([identity.current.isPending, rights.current.isPending]).toEqual([false, false]));
  return { name: identity.current.identity?.fullName, rights: rights.current.permissions as unknown };
};

const save = async (key: string, id: string, values: Json) => {
  const { name } = product.model.resource(key);
  const { data } = await product.providers.dataProvider.getOne(name, { id });
  return product.providers.dataProvider.update(name, {
    id,
    data: { ...data, ...values },
    previousData: data,
  });
};

const own = () => String(session().user()?._id);

describe('of who is signed in, the client', () => {
  it('S3.01 holds the user with its rights, the access token and the refresh token', async () => {
    const { body } = await product.ask('GET', `/dashboardUsers/${own()}`);
    const { userData, accessToken, refreshToken } = session().get() ?? {};
    expect(Object.values(body)).toContainEqual(expect.objectContaining({ fullName: userData?.fullName }));
    expect(userData).toMatchObject({ email: 'admin@demo.com', role: 'admin' });
    expect([accessToken, refreshToken]).toEqual([expect.any(String), expect.any(String)]);
    expect(accessToken).not.toBe(refreshToken);
    expect(await signedIn()).toEqual({ name: userData?.fullName, rights: userData?.ability });
  });

  it('S3.01 holds the last change that was saved of the own record, also after a reload', async () => {
    await save('admins', own(), { fullName: 'Ada Lovelace', password: 'another-42' });
    expect(session().get()?.updateAdminData).toEqual({ fullName: 'Ada Lovelace' });
    await save('admins', own(), { phone: '+49301234567' });
    for (const each of [session(), product.reloaded()]) {
      expect(each.get()?.updateAdminData).toEqual({ phone: '+49301234567' });
      expect(each.user()).toMatchObject({ fullName: 'Ada Lovelace', phone: '+49301234567' });
    }
    expect(await signedIn()).toMatchObject({ name: 'Ada Lovelace' });
  });

  it('S3.01 keeps it when a change was refused, was none, or was of somebody or something else', async () => {
    const before = session().get();
    await expect(save('admins', own(), { email: 'client@demo.com' })).rejects.toThrow();
    const [, role] = rowsOf(await product.ask('GET', '/v1/roles'));
    await expect(save('admins', own(), { roles: [role?._id] })).rejects.toThrow();
    await save('admins', own(), {});
    const [other] = rowsOf(await product.ask('GET', '/users?role=user'));
    await save('users', other?._id ?? '', { fullName: 'Somebody Else' });
    await save('notificationSetting', 'notificationSetting', { lowCredit: '30.00' });
    expect(session().get()).toEqual(before);
  });
});

it('S3.03 holds whether a code was sent, whether a new password is asked for, what was refused, and that the session ended', async () => {
  const { account } = product.connection;
  const email = 'customer@demo.com';
  await account.askForCode({ email, language: 'en' });
  const sent = nextFlow(firstFlow, { type: 'sent', email });
  expect(sent).toMatchObject({ otpSuccess: true, setNewPassword: false, errorMsg: '' });
  const refusal = await account.checkCode({ email, otp: '12345' }).catch((error: unknown) => error);
  const refused = nextFlow(sent, { type: 'refused', message: (refusal as Error).message });
  expect(refused).toMatchObject({
    otpSuccess: true,
    errorMsg: expect.stringContaining('no longer good') as string,
  });
  const accepted = nextFlow(refused, { type: 'accepted', otp: '123456' });
  expect(accepted).toMatchObject({ otpSuccess: false, setNewPassword: true, errorMsg: '' });
  expect(nextFlow(accepted, { type: 'changed' })).toMatchObject({ otpSuccess: false, setNewPassword: false });
  const isTokenExpire = () => session().status() === 'ended';
  expect(isTokenExpire()).toBe(false);
  session().end('The token is missing, malformed or expired.');
  expect(isTokenExpire()).toBe(true);
});
