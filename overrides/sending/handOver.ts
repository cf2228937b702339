import { allowance, MINUTE } from '../plans/allowance';
import { addDecimals, countSegments, multiplyDecimals, toDecimal } from '../../server/hooks/values';
import { fail, hasPrices, NO_PRICE, segmentPrice } from './campaign';
import { alone, BATCH, type Campaign, type Desk, type Message, type Network, VALIDITY } from './desk';
import { faultsOf } from './faults';
import { answered } from './handing/answered';
import { paidOf } from './handing/charging';
import type { Connections } from './handing/connections';
import { orFailed, soundAmong } from './handing/faulty';
import { keptBy, knownOf, type Known } from './handing/judging';
import { dueAt, openAt, sayWhy, tryBy, type Judged } from './handing/waiting';
import { giveUp, groupedBy, move, stepTo, type Move } from './move';
import type { Operator, Result } from './operator';
import { isSaid } from './receipts/ranks';
import { receiveWaiting } from './receive';
import { keepReported } from './optOuts';
import type { Pace, Routes } from './routes';
import { goodUntil, purposeOf } from './senders/purpose';

type Way = { readonly routes: Routes; readonly pace: Pace; readonly connections: Connections };

/** What was taken to be handed over, how many were written for it, and when there may be more if that was not all. */
export type Taken = {
  readonly rows: readonly Message[];
  readonly done: number;
  readonly wait?: Date | undefined;
};

const NOTHING: Taken = { rows: [], done: 0 };

/**
 * Takes the next messages of a campaign that runs, or those of none: they are charged, and under way from now on. What may
 * not be sent is told so.
 */
export const take = (campaign: string | null, way: Way, desk: Desk): Promise<Taken> =>
  alone(desk, async (inner) => {
    const { records, now } = inner;
    const found = campaign === null ? undefined : await records('campaigns').get(campaign);
    if (campaign !== null && found?.status !== 'running') return NOTHING;
    const { left, wait } = await allowance(found, way.connections.batch, inner);
    const full = way.pace.full(now);
    const shut = way.connections.shut(now);
    const open = openAt([...full, ...shut.map(({ id }) => id)], now);
    const due = await nextOf({ campaign, status: 'queued', ...open }, left, inner);
    const { sound: rows, faulty } = soundAmong(due, inner);
    const [fault] = found && rows.length > 0 ? Object.values(await faultsOf(found, inner)) : [];
    if (found && fault !== undefined) {
      await fail(found.id, fault.en, inner);
      return NOTHING;
    }
    const given = { ...way, ...(await knownOf(rows, way.routes, inner)) };
    const moves: Move[] = [...faulty];
    let isPaced = full.length > 0;
    for (const row of rows) {
      const judged = await judge(row, given);
      if ('waits' in judged) {
        isPaced ||= judged.isTooFast;
        if (row.operator !== judged.waits) moves.push({ row, patch: { operator: judged.waits } });
      } else if ('status' in judged || 'nextAt' in judged) moves.push({ row, patch: judged });
      else {
        const patch = await orFailed(row, now, async () => ({
          ...judged,
          ...(await underWay(row, found, inner)),
          ...tryBy(row, judged.connection, way.connections),
        }));
        moves.push({ row, patch });
      }
    }
    const { written, refused } = await paidOf(campaign, moves, inner);
    if (campaign !== null && refused !== undefined) {
      await fail(campaign, refused, inner);
      return NOTHING;
    }
    await way.pace.writeDown(inner);
    const next = isPaced ? new Date(now.getTime() + 1000) : wait;
    const taken = written.filter(({ patch }) => patch.status === 'sending');
    const { connections } = way;
    if (found)
      await sayWhy(found, { connections, shut: taken.length > 0 ? [] : connections.shut(now) }, inner);
    const done = campaign === null ? moves.length : written.length;
    return { rows: taken.map(({ row, patch }) => ({ ...row, ...patch })), done, wait: next };
  });

/* What is written of a message that is handed over now, and what it costs. */
const underWay = async (row: Message, campaign: Campaign | undefined, desk: Desk): Promise<Judged> => {
  const { now } = desk;
  const segments = row.segments ?? countSegments(row.text ?? '').segments;
  const agreed = toDecimal(campaign?.segmentPrice);
  // Nobody's message costs nobody anything: a notice of ours.
  const each = row.user
    ? (agreed ?? (await segmentPrice(campaign?.counts?.total ?? segments, desk)))
    : undefined;
  if (row.user && each === undefined && (await hasPrices(desk))) throw new RangeError(NO_PRICE);
  const price = row.user ? multiplyDecimals([each ?? '0', `${segments}`]) : '0';
  return {
    price,
    // What was sent before, and failed, stays charged.
    charge: addDecimals([toDecimal(row.charge) ?? '0', price]),
    sentAt: now.toISOString(),
    nextAt: new Date(now.getTime() + MINUTE).toISOString(),
    validUntil: row.validUntil ?? goodUntil(purposeOf(row), now),
    ...stepTo(row, 'sending', desk),
  };
};

/* Somebody waits for a code: it goes before the rest. */
const nextOf = async (where: object, most: number, { records }: Desk): Promise<readonly Message[]> => {
  const found: Message[] = [];
  for (const purpose of ['code', { $ne: 'code' }]) {
    const limit = most - found.length;
    if (limit > 0)
      found.push(...(await records('smsLogs').list({ where: { ...where, purpose } as object, limit })));
  }
  // What met with a fault does not stand in the way of the others, above all where one of them tries a connection.
  return found.toSorted((one, other) => (one.tries ?? 0) - (other.tries ?? 0));
};

/* It waits for its network, which takes no more in this second, or is not to be reached. */
type Waits = { readonly waits: string; readonly isTooFast: boolean };

type Given = Way & Known;

/* What becomes of a message that is due: a final state, a later moment, or its operator. */
const judge = (row: Message, given: Given): Promise<Judged | Waits> =>
  orFailed(row, given.now, () => judgeSound(row, given));

const judgeSound = (row: Message, given: Given): Judged | Waits => {
  const kept = keptBy(row, given);
  if (kept) return kept;
  const { routes, pace, connections, now } = given;
  // There is one, or that would have kept it.
  const network = routes(row.to ?? '') as Network;
  const isAgain = row.status === 'sending';
  const connection = isAgain ? connections.again(row, now) : connections.choose(row, network, now);
  if (!connection) return { waits: network.id, isTooFast: false };
  if (!pace.takes(network, now)) return { waits: network.id, isTooFast: true };
  return { operator: network.id, connection: connection.name };
};

/**
 * What has been under way for a minute, since its process ended, or was not answered, of a campaign that runs or of none: it
 * is handed over again, by the same id, where and when a new message might go, and the operator knows ids; else it waits for its
 * receipt. To whom it may not go any more it does not go again, and nobody knows whether it went.
 */
export const takeAgain = (campaign: string | null, way: Way, desk: Desk): Promise<Taken> =>
  alone(desk, async (inner) => {
    const { records, now } = inner;
    const found = campaign === null ? undefined : await records('campaigns').get(campaign);
    if (campaign !== null && found?.status !== 'running') return NOTHING;
    const { left, wait } = await allowance(found, way.connections.batch, inner);
    const where = { campaign, status: 'sending', ...dueAt(now) } as object;
    const all = left > 0 ? await records('smsLogs').list({ where, limit: left }) : [];
    const { sound: rows, faulty } = soundAmong(all, inner);
    const mayNone = found !== undefined && Object.keys(await faultsOf(found, inner)).length > 0;
    const given = { ...way, ...(await knownOf(rows, way.routes, inner)) };
    const after = (ms: number) => new Date(now.getTime() + ms).toISOString();
    const over: Message[] = faulty.map(({ row }) => row);
    const moves: Move[] = [];
    for (const row of rows) {
      const judged = mayNone ? { status: 'unknown' as const } : await judge(row, given);
      if ('status' in judged) over.push(row);
      else if (!way.connections.get(row.connection)?.knowsIds)
        moves.push({ row, patch: { nextAt: row.validUntil ?? after(VALIDITY) } });
      else if ('waits' in judged)
        moves.push({ row, patch: { nextAt: after(judged.isTooFast ? 1000 : MINUTE) } });
      else if ('nextAt' in judged) moves.push({ row, patch: judged });
      else moves.push({ row, patch: { ...judged, sentAt: now.toISOString(), nextAt: after(MINUTE) } });
    }
    await giveUp(over, inner);
    await move(moves, inner);
    await way.pace.writeDown(inner);
    const taken = moves.filter(({ patch }) => patch.sentAt);
    return { rows: taken.map(({ row, patch }) => ({ ...row, ...patch })), done: all.length, wait };
  });

/** Ends what was under way when its validity ran out, whatever became of its campaign. Answers how many. */
export const expire = (desk: Desk): Promise<number> =>
  alone(desk, async (inner) => {
    const where = { status: 'sending', validUntil: { $lte: inner.now.toISOString() } } as const;
    return giveUp(await inner.records('smsLogs').list({ where, limit: BATCH }), inner);
  });

/** Hands messages over, and writes down what the operator said. */
export const handOver = async (
  rows: readonly Message[],
  connections: Connections,
  desk: Desk,
): Promise<void> => {
  for (const [name, own] of groupedBy(rows, ({ connection }) => connection ?? '')) {
    const operator = connections.get(name);
    if (operator) await handOverBy(operator, own, { connections, desk });
  }
};

type Handing = { readonly connections: Connections; readonly desk: Desk };

const handOverBy = async (
  operator: Operator,
  rows: readonly Message[],
  { connections, desk }: Handing,
): Promise<void> => {
  const messages = rows.map(({ messageId, id, from, to, text, encoding }) => ({
    id: messageId ?? id,
    from: from ?? '',
    to: to ?? '',
    text: text ?? '',
    encoding: encoding ?? countSegments(text ?? '').encoding,
  }));
  const results = await operator.send(messages, desk.now);
  await alone(desk, async (inner) => {
    const codes = inner.records('smsLogs').options('errorCode');
    const present = await inner.records('smsLogs').getMany(rows.map(({ id }) => id));
    const waiting = present.filter(({ status }) => status === 'sending');
    const all = rows.map(({ messageId, id }) => results.get(messageId ?? id));
    await connections.heed(operator.name, { results: all, since: desk.now }, inner);
    const tookOthers = all.some((each) => each && 'taken' in each);
    const moves = waiting.map((row) => {
      const given = { now: inner.now, operator, codes, tookOthers, hasNext: connections.hasNext(row) };
      return { row, patch: answered(row, results.get(row.messageId ?? row.id), given) };
    });
    await move([...moves, ...named(present, results)], inner);
    await keepReported(moves, inner);
    await receiveWaiting(
      Array.from(results.values(), (each) => ({ remoteId: 'taken' in each ? each.taken : undefined })),
      inner,
    );
  });
};

/* A receipt was quicker than the answer, which brings the name that the next one may be by. */
const named = (rows: readonly Message[], results: ReadonlyMap<string, Result>): Move[] =>
  rows.flatMap((row) => {
    const result = results.get(row.messageId ?? row.id);
    const remoteId = result && 'taken' in result ? result.taken : undefined;
    const isNew = isSaid(row.status) && !row.remoteId && remoteId !== undefined;
    return isNew ? [{ row, patch: { remoteId } }] : [];
  });
