import pMap from 'p-map';
import { describe, expect, it } from 'vitest';
import { killedPlaces } from '../../gateway/store/killedPlaces.samples';
import { openAt, type Place } from '../../gateway/store/killedWriter.samples';
import type { Row } from '../../server/store/store';
import { addDecimals, compareDecimals, toDecimal } from '../../src/model/values/decimal';
import { firstLine, killed, runModule } from '../ownProcess';
import { asking } from './testGateway';

const ROUNDS = 10;
const MOVES = 100;

/** A move of money: under its own key, so that it may be sent again when nobody knows what became of it. */
type Move = { readonly key: string; readonly path: string; readonly amount: string };

describe.each(killedPlaces())('money on %s', (_, placeOf) => {
  it(`moves once, and none of it is lost, through ${ROUNDS} kills`, { timeout: 1_800_000 }, async () => {
    const place = placeOf();
    const all: Move[] = [];
    let open: Move[] = [];
    let cutShort = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const gateway = await start(place);
      const customers = await customersAt(gateway.url);
      const more = Array.from({ length: MOVES }, (__, at) => move(`${round}-${at}`, customers));
      all.push(...more);
      // Somewhere within the moves, at another place each round.
      open = await moveAll([...open, ...more], gateway, 1 + ((round * 37) % MOVES));
      cutShort += open.length;
      await gateway.kill();
    }
    const last = await start(place);
    expect(await moveAll(open, last, Infinity)).toEqual([]);
    await last.kill();

    expect(cutShort).toBeGreaterThan(ROUNDS * 20);
    const { entries, people } = await stored(place);
    const told = entries.filter(({ note }) => String(note).startsWith('Move '));
    expect(told.map(({ note, amount }) => `${String(note)} ${String(amount)}`).toSorted()).toEqual(
      all.map(({ key, amount }) => `Move ${key} ${amount}`).toSorted(),
    );
    const balances = people.map(({ _id, credit }) => {
      const own = entries.filter(({ user }) => user === _id).map(({ amount }) => toDecimal(amount) ?? '0');
      return compareDecimals(addDecimals(own), toDecimal(credit) ?? '0');
    });
    expect(balances.filter((difference) => difference !== 0)).toEqual([]);
  });
});

const move = (key: string, customers: readonly string[]): Move => {
  const at = [...key].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  const action = at % 2 === 0 ? 'topUp' : 'refund';
  return { key, path: `/users/${customers[at % customers.length]}/${action}`, amount: `${1 + (at % 90)}.07` };
};

type Running = { readonly url: string; readonly kill: () => Promise<void> };

/* Sends them four at a time, and kills the gateway after so many answers; what was not answered comes back. */
const moveAll = async (moves: readonly Move[], { url, kill }: Running, until: number): Promise<Move[]> => {
  const { send, signIn } = asking(url);
  // One person is enough for as much as they like.
  const { accessToken: admin } = await signIn('admin@demo.com', 'admin');
  const noLimits = { refundLimit: null, refundLimitAll: null };
  await send('PATCH', '/v1/billingSetting', { body: noLimits, authorization: admin });
  const { accessToken } = await signIn('finance@demo.com', 'finance');
  let answered = 0;
  let isKilled = false;
  const each = async (asked: Move): Promise<Move[]> => {
    if (isKilled) return [asked];
    try {
      const { status, body } = await send('POST', asked.path, {
        authorization: `Bearer ${accessToken}`,
        body: { amount: asked.amount, note: `Move ${asked.key}` },
        headers: { 'Idempotency-Key': asked.key },
      });
      expect([status, body['message']]).toEqual([200, body['message']]);
    } catch (error) {
      if (!isKilled) throw error;
      return [asked];
    }
    answered += 1;
    if (answered === until) {
      isKilled = true;
      void kill();
    }
    return [];
  };
  return (await pMap(moves, each, { concurrency: 4 })).flat();
};

const customersAt = async (url: string): Promise<string[]> => {
  const { send, signIn } = asking(url);
  // One person is enough for as much as they like.
  const { accessToken: admin } = await signIn('admin@demo.com', 'admin');
  const noLimits = { refundLimit: null, refundLimitAll: null };
  await send('PATCH', '/v1/billingSetting', { body: noLimits, authorization: admin });
  const { accessToken } = await signIn('finance@demo.com', 'finance');
  const { body } = await send('GET', '/users?role=user&status=active&entriesPerPage=5&page=0', {
    authorization: `Bearer ${accessToken}`,
  });
  return (Object.values(body).find(Array.isArray) as Row[]).map(({ _id }) => _id);
};

const start = async (place: Place): Promise<Running> => {
  const child = runModule('tests/gateway/killedTill.samples.ts', JSON.stringify(place));
  return { url: await firstLine(child), kill: () => killed(child) };
};

const stored = async (place: Place): Promise<{ entries: Row[]; people: Row[] }> => {
  const store = await openAt(place);
  const all = async (collection: string) =>
    (await store.list(collection, { where: [], sort: [], offset: 0, limit: Infinity })).rows;
  const found = { entries: await all('balanceEntries'), people: await all('people') };
  await store.close();
  return { ...found, people: found.people.filter(({ role }) => role === 'user') };
};
