import { alone, type Desk, type Message } from '../desk';
import { move, type Move } from '../move';
import { keepReported } from '../optOuts';
import { receiveWaiting } from '../receive';
import { isSaid } from '../receipts/ranks';
import { answered, MOST_TRIES } from './answered';
import type { Connections } from './connections';
import type { Heard } from './lanes';
import { hasTaken, hasTakenSince } from './pausing';

/** Writes down what an operator has said of messages of one lane. */
export const hear = (answers: readonly Heard[], connections: Connections, desk: Desk): Promise<void> =>
  alone(desk, async (inner) => {
    const [first] = answers;
    if (!first) return;
    const { operator } = first;
    const codes = inner.records('smsLogs').options('errorCode');
    const resultOf = new Map(answers.map(({ row, result }) => [row.id, result]));
    const present = await inner.records('smsLogs').getMany([...resultOf.keys()]);
    await connections.pauses.heed(operator.name, answers, inner);
    const moves: Move[] = [];
    for (const row of present.filter(({ status }) => status === 'sending')) {
      const tookOthers = await hasTakenOthers(row, answers, inner);
      const given = { now: inner.now, operator, codes, tookOthers, hasNext: connections.hasNext(row) };
      moves.push({ row, patch: answered(row, resultOf.get(row.id), given) });
    }
    const names = present.map((row) => ({ row, remoteId: takenAs(resultOf.get(row.id)) }));
    await move([...moves, ...names.flatMap(named)], inner);
    await keepReported(moves, inner);
    await receiveWaiting(names, inner);
  });

const takenAs = (result: Heard['result']): string | undefined =>
  result && 'taken' in result ? result.taken : undefined;

type Named = { readonly row: Message; readonly remoteId: string | undefined };

/* A receipt was quicker than the answer, which brings the name that the next one may be by. */
const named = ({ row, remoteId }: Named): Move[] =>
  isSaid(row.status) && !row.remoteId && remoteId !== undefined ? [{ row, patch: { remoteId } }] : [];

/*
 * Whether others were taken by its connection since this one was handed over the time before: then a fault that it meets with
 * each time is its own.
 */
const hasTakenOthers = async (
  { id, tries, connection, events }: Message,
  answers: readonly Heard[],
  desk: Pick<Desk, 'records'>,
): Promise<boolean> => {
  const own = answers.find(({ row }) => row.id === id)?.result;
  if (!own || !('fault' in own) || (tries ?? 0) + 1 < MOST_TRIES) return false;
  const [before] = (events ?? []).filter(({ status }) => status === 'sending').slice(-2);
  return hasTaken(answers) || hasTakenSince(connection, before?.at, desk);
};
