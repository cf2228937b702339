import type config from '../resources.config';
import { defineHooks } from '../server/hooks/defineHooks';
import { faultsOf } from './sending/campaign';
import { SEND, senderSettings } from './sending/sender';
import { heldBy, notedHits } from './sending/words';

/** What campaigns are asked to do; the sender does it. See docs/sending.md. */
export default defineHooks<typeof config, 'campaigns'>({
  ...senderSettings,
  actions: {
    schedule: async ({ after }, context) => {
      refuse(await faultsOf(after, context), context);
      const held = await heldBy(after, context);
      if (held) {
        await notedHits(held.words, context);
        return { status: 'pending_approval', reason: held.reason, scheduledAt: null };
      }
      const at = new Date(after.scheduledAt ?? context.now);
      await context.enqueue('smsLogs.send', null, { ...SEND, at });
      return undefined;
    },
    sendNow: async ({ after }, context) => {
      refuse(await faultsOf(after, context), context);
      const held = await heldBy(after, context);
      if (held) {
        await notedHits(held.words, context);
        return { status: 'pending_approval', reason: held.reason };
      }
      await context.enqueue('smsLogs.send', null, SEND);
      return undefined;
    },
    approve: async ({ after }, context) => {
      refuse(await faultsOf(after, context), context);
      const held = await heldBy(after, context);
      if (held?.isBlocked) throw context.refusal({ message: 'It has words that are blocked: send it back.' });
      await context.enqueue('smsLogs.send', null, SEND);
    },
    resume: (_, { enqueue }) => enqueue('smsLogs.send', null, SEND),
    retry: (_, { enqueue }) => enqueue('smsLogs.send', null, SEND),
    cancel: (_, { enqueue }) => enqueue('smsLogs.send', null, SEND),
  },
});

type Faults = Awaited<ReturnType<typeof faultsOf>>;

const refuse = (faults: Faults, { refusal }: { readonly refusal: (faults: Faults) => Error }): void => {
  if (Object.keys(faults).length > 0) throw refusal(faults);
};
