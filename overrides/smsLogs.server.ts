import type config from '../resources.config';
import { defineHooks } from '../server/hooks/defineHooks';
import { anew, reopen } from './sending/again';
import type { Desk, Message } from './sending/desk';
import { faultsOf } from './sending/faults';
import { gathered } from './sending/gather';
import { receiptsIn } from './sending/receipts/posted';
import { giveUp, move, settle, stepTo } from './sending/move';
import type { Receipt } from './sending/operator';
import { postedBy, type Call } from './sending/operatorKey';
import { goneAmong, optedOutAmong } from './sending/optOuts';
import { OPTED_OUT } from './sending/sendTest';
import { receive } from './sending/receive';
import { forgetStray } from './sending/receipts/stray';
import { receiptFaults } from './sending/receiptFaults';
import { runSending } from './sending/run';
import { httpOperator, SEND, senderFaults, senderSettings, sendersOf } from './sending/sender';

const receiveTogether = gathered((receipts: readonly Receipt[], desk: Desk) => receive(receipts, desk));

/** Messages go: see docs/sending.md. */
export default defineHooks<typeof config, 'smsLogs', { readonly send: null }>({
  ...senderSettings,
  faults: (given) => [...senderFaults(given), ...receiptFaults(given)],
  before: {
    erase: async ({ before }, context) => {
      await context.turn('messages');
      if (isWaiting(before))
        await move(
          [{ row: before, patch: { ...stepTo(before, 'cancelled', context), nextAt: null } }],
          context,
        );
      if (before.status === 'sending') await giveUp([before], context);
    },
  },
  actions: {
    resend: async ({ before }, context) => {
      const campaign = before.campaign ? await context.records('campaigns').get(before.campaign) : undefined;
      const optedOut = await optedOutAmong([before], context);
      if (optedOut.has(before.id)) throw context.refusal({ to: OPTED_OUT });
      if ((await goneAmong([before], context)).has(before.id)) throw context.refusal({ to: GONE });
      if (campaign && !['completed', 'running'].includes(campaign.status ?? ''))
        throw context.refusal({ campaign: 'Its campaign has not been sent to its end.' });
      if (campaign) {
        const [fault] = Object.values(await faultsOf(campaign, context));
        if (fault !== undefined) throw context.refusal({ campaign: fault });
      }
      await context.turn('messages');
      await reopen(campaign, 1, context);
      const patch = anew(before, context);
      await settle([{ before, after: { ...before, ...patch } }], context);
      await context.enqueue('send', null, SEND);
      return patch;
    },
  },
  jobs: {
    send: async (_, context) => {
      const operators = sendersOf(context);
      const next = operators && (await runSending(operators, context));
      if (next) await context.enqueue('send', null, { ...SEND, at: next });
    },
  },
  times: {
    /* For what nobody has said: messages that other parts have left, and campaigns whose time has come. */
    wake: { every: '30s', run: ({ enqueue }) => enqueue('send', null, SEND) },
    forgetReceipts: { at: '03:15', run: forgetStray },
  },
  routes: {
    'POST /receipts': { for: 'anybody', run: (request, context) => hearReceipts({ ...context, request }) },
    // Some operators call an address, and say all in it.
    'GET /receipts': { for: 'anybody', run: (request, context) => hearReceipts({ ...context, request }) },
    // Of several connections each has its own.
    'POST /receipts/:connection': {
      for: 'anybody',
      run: (request, context) => hearReceipts({ ...context, request }),
    },
    'GET /receipts/:connection': {
      for: 'anybody',
      run: (request, context) => hearReceipts({ ...context, request }),
    },
  },
});

type Heard = Desk & Call & { readonly params: Readonly<Record<string, string>> };

const hearReceipts = async (from: Heard): Promise<Response> => {
  const call = await postedBy(from);
  if (call instanceof Response) return call;
  const { posted } = call;
  if (posted === undefined) return new Response('This is neither JSON nor a form.', { status: 400 });
  const operator = httpOperator(from.setting, from.params['connection']);
  if (!operator) return new Response('There is no such connection.', { status: 404 });
  await receiveTogether(receiptsIn(posted, operator), from);
  return Response.json({ success: true });
};

const isWaiting = ({ status }: Message): boolean => status === 'queued' || status === 'scheduled';

const GONE = {
  en: 'This number is no longer a contact.',
  de: 'Diese Nummer ist kein Kontakt mehr.',
  fr: 'Ce numéro n’est plus un contact.',
  pt: 'Este número já não é um contacto.',
};
