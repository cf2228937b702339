import type config from '../resources.config';
import { defineHooks } from '../server/hooks/defineHooks';
import { hear } from './sending/inbound';
import { senderSettings } from './sending/sender';
import { isOperator } from './sending/operatorKey';

/** Whoever answers STOP gets nothing more. See docs/sending.md. */
export default defineHooks<typeof config, 'contacts'>({
  ...senderSettings,
  routes: {
    'POST /inbound': {
      for: 'anybody',
      run: async (request, context) => {
        if (!isOperator(request, context.secret('RECEIPT_KEY')))
          return new Response('Forbidden', { status: 403 });
        const { from, to, text } = (await request.json()) as Record<string, unknown>;
        const heard = await hear({ from: String(from), to: String(to), text: String(text) }, context);
        return Response.json({ success: true, heard });
      },
    },
  },
});
