import { allowance, MINUTE } from '../plans/allowance';
import { addDecimals, countSegments, multiplyDecimals, toDecimal } from '../../server/hooks/values';
import { fail, hasPrices, NO_PRICE, segmentPrice } from './campaign';
import { alone, BATCH, type Campaign, type Desk, type Message, type Network, VALIDITY } from './desk';
import { faultsOf } from './faults';
import { paidOf } from './handing/charging';
import type { Connections } from './handing/connections';
import { orFailed, soundAmong } from './handing/faulty';
import { keptBy, knownOf, type Known } from './handing/judging';
import type { Lanes } from './handing/lanes';
import type { Places } from './handing/places';
import { dueAt, openAt, overDueAt, sayWhy, tryBy, type Judged } from './handing/waiting';
import { giveUp, move, stepTo, type Move } from './move';
import type { Pace, Routes } from './routes';
import { goodUntil, purposeOf } from './senders/purpose';

type Way = {
  readonly routes: Routes;
  readonly pace: Pace;
  readonly connections: Connections;
  readonly lanes: Lanes;
};

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
    const places = await way.connections.placesFor(found, inner);
    const full = way.pace.full(now);
    const most = Math.min(left, places.most || left);
    // What finds no place stays where it is, unless it is too late for it.
    const open = places.most === 0 ? overDueAt(now) : openAt(full, way.connections.blocked(places, now), now);
    const due = await nextOf({ campaign, status: 'queued', ...open }, most, inner);
    const { sound: rows, faulty } = soundAmong(due, inner);
    const [fault] = found && rows.length > 0 ? Object.values(await faultsOf(found, inner)) : [];
    if (found && fault !== undefined) {
      await fail(found.id, fault.en, inner);
      return NOTHING;
    }
    const given = { ...way, ...(await knownOf(rows, way.routes, inner)), places };
    const moves: Move[] = [...faulty];
    let isPaced = full.length > 0 || places.isPaced;
    for (const row of rows) {
      const judged = await judge(row, given);
      if ('waits' in judged) {
        isPaced ||= judged.for === 'pace';
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

/* It waits for its network: which takes no more in this second, has no place left, or is not to be reached. */
type Waits = { readonly waits: string; readonly for: 'pace' | 'place' | 'connection' };

type Given = Way & Known & { readonly places: Places };

/* What becomes of a message that is due: a final state, a later moment, or its operator. */
const judge = (row: Message, given: Given): Promise<Judged | Waits> =>
  orFailed(row, given.now, () => judgeSound(row, given));

const judgeSound = (row: Message, given: Given): Judged | Waits => {
  const kept = keptBy(row, given);
  if (kept) return kept;
  const { routes, pace, connections, places, now } = given;
  // There is one, or that would have kept it.
  const network = routes(row.to ?? '') as Network;
  const isAgain = row.status === 'sending';
  const connection = isAgain ? connections.again(row, now) : connections.choose(row, network, now);
  if (!connection) return { waits: network.id, for: 'connection' };
  if (!places.has(connection.name)) return { waits: network.id, for: 'place' };
  if (!pace.takes(network, now)) return { waits: network.id, for: 'pace' };
  places.use(connection.name);
  return { operator: network.id, connection: connections.pauses.idOf(connection.name) };
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
    const places = await way.connections.placesFor(found, inner);
    const where = { campaign, status: 'sending', ...way.lanes.others(), ...dueAt(now) } as object;
    const limit = Math.min(left, places.most ?? left);
    const all = limit > 0 ? await records('smsLogs').list({ where, limit }) : [];
    const { sound: rows, faulty } = soundAmong(all, inner);
    const mayNone = found !== undefined && Object.keys(await faultsOf(found, inner)).length > 0;
    const given = { ...way, ...(await knownOf(rows, way.routes, inner)), places };
    const after = (ms: number) => new Date(now.getTime() + ms).toISOString();
    const over: Message[] = faulty.map(({ row }) => row);
    const moves: Move[] = [];
    for (const row of rows) {
      const judged = mayNone ? { status: 'unknown' as const } : await judge(row, given);
      if ('status' in judged) over.push(row);
      else if (!way.connections.get(row.connection)?.knowsIds)
        moves.push({ row, patch: { nextAt: row.validUntil ?? after(VALIDITY) } });
      else if ('waits' in judged)
        moves.push({ row, patch: { nextAt: after(judged.for === 'connection' ? MINUTE : 1000) } });
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
export const expire = (lanes: Lanes, desk: Desk): Promise<number> =>
  alone(desk, async (inner) => {
    const isOver = { validUntil: { $lte: inner.now.toISOString() } };
    const where = { status: 'sending', ...lanes.others(), ...isOver } as const;
    return giveUp(await inner.records('smsLogs').list({ where, limit: BATCH }), inner);
  });
