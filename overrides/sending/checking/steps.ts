import { allowance } from '../../plans/allowance';
import { faultIn } from '../../../server/hooks/values';
import { countryOf, rangeOf } from '../../../src/fields/phone/readPhone';
import { whoGets } from '../campaign';
import { refusedIn, type Campaign, type Code } from '../desk';
import { customerFault, senderFault } from '../faults';
import { questions } from '../handing/judging';
import type { Judged } from '../handing/waiting';
import { settle } from '../move';
import { isOut } from '../optOuts';
import { wholeMessage } from '../senders/wayOut';
import { unsendable } from '../texts/saying';
import { holding, warnedOf, type Held } from '../words';
import { costOf, type Check, type Tried } from './tried';

type Row = NonNullable<Check['steps']>[number];
export type Step = NonNullable<Row['step']>;
type Result = NonNullable<Row['result']>;

/** What a step has found, and what becomes of the message where that keeps it. */
export type Found = {
  readonly result?: Result;
  readonly detail?: string | undefined;
  readonly outcome?: 'waits' | 'refused' | 'fails';
  /** Until when it waits, where that is known. */
  readonly until?: string | undefined;
};

type Question = (tried: Tried) => Promise<Found> | Found;

const PASSES: Found = {};

/** What is asked of a message from its campaign on until it is handed over and charged, in this order. */
const steps: Readonly<Record<Step, Question>> = {
  number: ({ row }) => {
    const range = rangeOf(row.to ?? '');
    const doubtful = DOUBTFUL.find((each) => each === range);
    const detail = countryOf(row.to ?? '');
    return doubtful ? { result: doubtful, detail } : { detail };
  },
  customer: async ({ campaign, desk }) => refused(await customerFault(campaign, desk)),
  senderId: async ({ campaign, row, desk }) => ({
    ...refused(await senderFault(campaign, desk)),
    detail: row.from ?? '',
  }),
  words: async ({ campaign, row, desk }) => {
    const heldIn = await holding(campaign.user ?? '', desk);
    const held = await heldIn(wholeMessage(campaign));
    if (held?.isBlocked) return { result: 'blocked', outcome: 'refused', detail: namesOf(held) };
    if (held) return { result: 'review', outcome: 'waits', detail: namesOf(held) };
    const filled = await heldIn(row.text ?? '');
    if (filled) return { result: '43', outcome: 'refused', detail: namesOf(filled) };
    const { found } = await warnedOf(campaign, desk);
    return found.length > 0 ? { result: 'warned', detail: found.join(', ') } : PASSES;
  },
  price: async (tried) =>
    (await costOf(tried)) === undefined ? { result: 'price', outcome: 'fails' } : PASSES,
  contact: async ({ campaign, contact, desk }) => {
    if (!contact) return { result: 'nobody' };
    const { user, status } = await whoGets(campaign, desk);
    const where = { user, phone: contact.phone, status } as object;
    const isMeant = isOut(contact) || (await desk.records('contacts').count(where)) > 0;
    return isMeant ? PASSES : refused('contact');
  },
  optOut: ({ row, known }) => asFound(questions.optOut(row, known)),
  sender: ({ row, known }) => asFound(questions.sender(row, known)),
  text: ({ row, fault }) =>
    fault === undefined ? refused(unsendable(row.text ?? '')) : { ...FAULTY, detail: fault },
  reply: ({ row, known }) => asFound(questions.reply(row, known), 'reply'),
  route: ({ row, known, network }) => ({
    ...asFound(questions.route(row, known)),
    detail: network?.name,
  }),
  quiet: ({ row, known }) => asFound(questions.quiet(row, known), 'quiet'),
  connection: async (tried) => {
    const { row, network, connections, desk } = tried;
    if (!connections) return { result: 'off', outcome: 'waits' };
    if (!network) return PASSES;
    const operator = connections.choose(row, network, desk.now);
    if (operator) return { detail: operator.name };
    return { result: 'paused', outcome: 'waits', detail: await pausedFor(tried) };
  },
  plan: async ({ campaign, connections, desk }) => {
    const { left } = await allowance({ id: '', ...campaign } as Campaign, connections?.batch ?? 1, desk);
    return left > 0 ? PASSES : { result: 'plan', outcome: 'waits' };
  },
  credit: async (tried) => {
    const { row, desk } = tried;
    const charged = { after: { user: row.user ?? null, charge: (await costOf(tried)) ?? '0' } };
    const why = await refusedIn(desk, 409, (inner) => settle([charged], inner));
    return why === undefined ? PASSES : { result: '42', outcome: 'fails' };
  },
};

/* As they stand among the spam words. */
const namesOf = ({ words }: Held): string => words.map(({ word }) => word).join(', ');

/* What the operators answered that it waits for. */
const pausedFor = async ({ network, connections, desk }: Tried): Promise<string> => {
  const own = network?.connections?.length ? network.connections : [connections?.get(null)?.name ?? ''];
  const where = { name: { $in: own }, status: 'paused' } as const;
  const paused = await desk.records('connections').list({ where });
  return paused.map(({ name, reason }) => `${name}: ${reason}`).join('; ');
};

const DOUBTFUL = ['unknown', 'fixed', 'premium', 'satellite'] as const;

const FAULTY = { result: 'faulty', outcome: 'fails' } as const;

const refused = (code: Code | Result | undefined): Found =>
  code ? { result: code as Result, outcome: 'refused' } : PASSES;

/* The answer to a question of those that hand over: an end with its code, or a later moment. */
const asFound = (judged: Judged | undefined, waitsFor?: Result): Found => {
  if (!judged) return PASSES;
  const { status, errorCode, nextAt } = judged;
  if (status === undefined && waitsFor)
    return { result: waitsFor, outcome: 'waits', until: nextAt ?? undefined };
  return { result: errorCode as Result, outcome: status === 'rejected' ? 'refused' : 'fails' };
};

/** Asks all of it, also behind what keeps the message; a faulty record fails the step that it is about. */
export const askedOf = async (tried: Tried): Promise<readonly (Found & { readonly step: Step })[]> => {
  const all: (Found & { readonly step: Step })[] = [];
  for (const [step, ask] of Object.entries(steps) as [Step, Question][])
    all.push({ step, ...(await orFaulty(() => ask(tried))) });
  return all;
};

const orFaulty = async (ask: () => Promise<Found> | Found): Promise<Found> => {
  try {
    return await ask();
  } catch (error) {
    const detail = faultIn(error);
    if (detail === undefined) throw error;
    return { ...FAULTY, detail };
  }
};
