import type config from '../resources.config';
import { defineHooks } from '../server/hooks/defineHooks';
import { queueFailed } from './sending/again';
import { senderUse, startFaultsOf, whoGets } from './sending/campaign';
import { agreedUpTo, estimateOf } from './sending/estimate';
import { faultsOf } from './sending/faults';
import { isOptedOut, OPTED_OUT, sendTest } from './sending/sendTest';
import { SEND, senderSettings } from './sending/sender';
import { NO_WAY_OUT, withWayOut } from './sending/senders/wayOut';
import { markFaulty, mended } from './sending/texts/faulty';
import { heldBy, notedHits } from './sending/words';

type Jobs = {
  readonly queueFailed: { readonly id: string; readonly after: string };
  readonly markFaulty: { readonly after: string };
};

/** What campaigns are asked to do; the sender does it. See docs/sending.md. */
export default defineHooks<typeof config, 'campaigns', Jobs>({
  ...senderSettings,
  start: ({ enqueue }) => enqueue('markFaulty', { after: '' }, MARKING),
  before: {
    create: ({ after }, context) => withWayOut(after, context),
    update: async ({ before, after }, context) => ({
      ...(await withWayOut(after, context)),
      ...mended(before, after, context),
    }),
  },
  actions: {
    schedule: async ({ after }, context) => {
      refuse(await startFaultsOf(after, context), context);
      const held = await heldBy(after, context);
      if (held) {
        await notedHits(held.words, context);
        return { status: 'pending_approval', reason: held.reason };
      }
      const at = new Date(after.scheduledAt ?? context.now);
      await context.enqueue('smsLogs.send', null, { ...SEND, at });
      return { agreedUpTo: await agreedUpTo(after, context) };
    },
    sendNow: async ({ after }, context) => {
      refuse(await startFaultsOf(after, context), context);
      const recipients = await context.records('contacts').count((await whoGets(after, context)) as object);
      if (recipients === 0) throw context.refusal({ groups: NOBODY });
      const held = await heldBy(after, context);
      if (held) {
        await notedHits(held.words, context);
        return { status: 'pending_approval', reason: held.reason, scheduledAt: null };
      }
      await context.enqueue('smsLogs.send', null, SEND);
      return { agreedUpTo: await agreedUpTo(after, context) };
    },
    sendTest: async ({ after, form }, context) => {
      refuse(await startFaultsOf(after, context), context);
      const held = await heldBy(after, context);
      if (held) throw context.refusal({ message: HELD });
      const to = String(form['to']);
      const { from, mayUse } = await senderUse(after, context);
      if (mayUse(from, to) === 'noWayOut') throw context.refusal({ optOutText: NO_WAY_OUT });
      if (await isOptedOut(after, to, context)) throw context.refusal({ to: OPTED_OUT } as object);
      await sendTest(after, to, context);
      await context.enqueue('smsLogs.send', null, SEND);
    },
    approve: async ({ after }, context) => {
      refuse(await startFaultsOf(after, context), context);
      const held = await heldBy(after, context);
      if (held?.isBlocked) throw context.refusal({ message: BLOCKED });
      const at = new Date(after.scheduledAt ?? context.now);
      await context.enqueue('smsLogs.send', null, { ...SEND, at });
      return {
        // What was scheduled keeps its time.
        ...(at > context.now && { status: 'scheduled' as const }),
        agreedUpTo: await agreedUpTo(after, context),
      };
    },
    resume: async ({ after }, context) => {
      refuse(await faultsOf(after, context), context);
      await context.enqueue('smsLogs.send', null, SEND);
    },
    retry: async ({ after }, context) => {
      refuse(await faultsOf(after, context), context);
      await context.enqueue('smsLogs.send', null, SEND);
    },
    cancel: (_, { enqueue }) => enqueue('smsLogs.send', null, SEND),
    resendFailed: async ({ before }, context) => {
      refuse(await faultsOf(before, context), context);
      await context.enqueue('queueFailed', { id: before.id, after: '' }, { key: before.id });
    },
  },
  estimate: ({ after }, context) => estimateOf(after, context),
  jobs: {
    markFaulty: async ({ after }, context) => {
      const last = await markFaulty(after, context);
      if (last !== undefined) await context.enqueue('markFaulty', { after: last }, MARKING);
    },
    queueFailed: async ({ id, after }, context) => {
      const last = await queueFailed(id, after, context);
      if (last === undefined) await context.enqueue('smsLogs.send', null, SEND);
      else await context.enqueue('queueFailed', { id, after: last }, { key: id });
    },
  },
});

/** By one process, however many start. */
const MARKING = { key: 'markFaulty', once: true } as const;

type Faults = Awaited<ReturnType<typeof startFaultsOf>>;

const refuse = (faults: Faults, { refusal }: { readonly refusal: (faults: Faults) => Error }): void => {
  if (Object.keys(faults).length > 0) throw refusal(faults);
};

const HELD = {
  en: 'It has words that are held or blocked: have it reviewed first.',
  de: 'Darin stehen Wörter, die angehalten oder gesperrt werden: Lassen Sie es zuerst prüfen.',
  fr: 'Il contient des mots retenus ou bloqués : faites-le d’abord vérifier.',
  pt: 'Tem palavras retidas ou bloqueadas: peça primeiro a revisão.',
};

const NOBODY = {
  en: 'Nobody would receive it: nobody in these groups can be sent to.',
  de: 'Niemand würde sie erhalten: Niemandem in diesen Gruppen kann gesendet werden.',
  fr: 'Personne ne le recevrait : on ne peut envoyer à personne dans ces groupes.',
  pt: 'Ninguém a receberia: não se pode enviar a ninguém destes grupos.',
};

const BLOCKED = {
  en: 'It has words that are blocked: send it back.',
  de: 'Darin stehen gesperrte Wörter: Geben Sie es zurück.',
  fr: 'Il contient des mots bloqués : renvoyez-le.',
  pt: 'Tem palavras bloqueadas: devolva-o.',
};
