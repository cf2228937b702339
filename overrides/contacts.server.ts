import type config from '../resources.config';
import { defineHooks } from '../server/hooks/defineHooks';
import { refuseTooMany } from './plans/planLimits';
import { asListed, block, bringBack, keepConsent, restored, settled } from './sending/consent';
import { hear } from './sending/inbound';
import { senderSettings } from './sending/sender';
import { postedBy } from './sending/operatorKey';

/** Whoever answers STOP gets nothing more, and no customer has more contacts than the plan allows. See docs/sending.md. */
export default defineHooks<typeof config, 'contacts'>({
  ...senderSettings,
  before: {
    create: ({ after }, context) => asListed(after, context),
    update: (change, context) => settled(change, context),
  },
  after: {
    create: async ({ after }, context) => {
      await refuseTooMany(after, context);
      await restored(after, context);
    },
    update: async (change, context) => {
      if (change.before.user !== change.after.user) await refuseTooMany(change.after, context);
      await keepConsent(change, context);
    },
    restore: ({ after }, context) => restored(after, context),
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
        if (typeof posted !== 'object' || posted === null)
          return new Response('This is no message in JSON.', { status: 400 });
        const { from, to, text } = posted as Record<string, unknown>;
        const heard = await hear({ from: String(from), to: String(to), text: String(text) }, context);
        return Response.json({ success: true, heard });
      },
    },
  },
});
