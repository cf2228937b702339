import type config from '../resources.config';
import { defineHooks } from '../server/hooks/defineHooks';
import { refuseTooMany } from './plans/planLimits';
import {
  asListed,
  block,
  bringBack,
  keepConsent,
  listedAnew,
  restored,
  settled,
} from './sending/consent/contacts';
import { hear } from './sending/inbound/hear';
import { inboundIn } from './sending/inbound/posted';
import { SEND, senderSettings } from './sending/sender';
import { postedBy } from './sending/operatorKey';

/**
 * Whoever answers STOP gets nothing more, what people answer is kept, and no customer has more contacts than the plan allows.
 * See docs/sending.md.
 */
export default defineHooks<typeof config, 'contacts'>({
  ...senderSettings,
  before: {
    create: ({ after }, context) => asListed(after, context),
    update: (change, context) => settled(change, context),
  },
  after: {
    create: async ({ after }, context) => {
      await refuseTooMany(after, context);
      await listedAnew(after, context);
    },
    update: async (change, context) => {
      if (change.before.user !== change.after.user) await refuseTooMany(change.after, context);
      await keepConsent(change, context);
    },
    restore: async ({ after }, context) => {
      await refuseTooMany(after, context);
      await restored(after, context);
    },
  },
  actions: {
    block: (given, context) => block(given, context),
    optBackIn: (given, context) => bringBack(given, context),
    unblock: (given, context) => bringBack(given, context),
  },
  routes: {
    'POST /inbound': {
      for: 'anybody',
      run: async (request, context) => {
        const call = await postedBy({ ...context, request });
        if (call instanceof Response) return call;
        const { posted } = call;
        const inbound = inboundIn(posted);
        if (typeof inbound === 'string') return new Response(inbound, { status: 400 });
        const { heard, isAnswered } = await hear(inbound, context);
        if (isAnswered) await context.enqueue('smsLogs.send', null, SEND);
        return Response.json({ success: true, heard });
      },
    },
  },
});
