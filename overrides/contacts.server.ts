import type config from '../resources.config';
import { defineHooks } from '../server/hooks/defineHooks';
import { refuseTooMany } from './plans/planLimits';
import { hear } from './sending/inbound';
import { senderSettings } from './sending/sender';
import { postedBy } from './sending/operatorKey';

/** Whoever answers STOP gets nothing more, and no customer has more contacts than the plan allows. See docs/sending.md. */
export default defineHooks<typeof config, 'contacts'>({
  ...senderSettings,
  after: {
    create: ({ after }, context) => refuseTooMany(after, context),
    update: async ({ before, after }, context) => {
      if (before.user !== after.user) await refuseTooMany(after, context);
    },
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
