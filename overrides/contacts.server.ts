import type config from '../resources.config';
import { defineHooks } from '../server/hooks/defineHooks';
import { hear } from './sending/inbound';
import { senderSettings } from './sending/sender';
import { isOperator, postedIn } from './sending/operatorKey';

/** Whoever answers STOP gets nothing more. See docs/sending.md. */
export default defineHooks<typeof config, 'contacts'>({
  ...senderSettings,
  routes: {
    'POST /inbound': {
      for: 'anybody',
      run: async (request, context) => {
        if (!isOperator(request, context.secret('RECEIPT_KEY')))
          return new Response('Forbidden', { status: 403 });
        const posted = await postedIn(request);
        if (typeof posted !== 'object' || posted === null)
          return new Response('This is no message in JSON.', { status: 400 });
        const { from, to, text } = posted as Record<string, unknown>;
        const heard = await hear({ from: String(from), to: String(to), text: String(text) }, context);
        return Response.json({ success: true, heard });
      },
    },
  },
});
