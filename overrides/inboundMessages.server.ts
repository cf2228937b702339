import type config from '../resources.config';
import { defineHooks } from '../server/hooks/defineHooks';
import { decideToLeave, forgetReplies } from './sending/inbound/decide';
import { release } from './sending/inbound/held';
import { noNumber } from './sending/inbound/texts';
import { SEND } from './sending/sender';

/** What people answer, where somebody has to say what was meant. See docs/sending.md. */
export default defineHooks<typeof config, 'inboundMessages'>({
  before: {
    erase: async ({ before: { id, status } }, { records, now }) => {
      if (status !== 'open') return;
      const decided = { status: 'done', result: 'none', decidedAt: now.toISOString() } as const;
      await records('inboundMessages').update(id, decided, { aside: true });
    },
  },
  actions: {
    optOut: async ({ after }, context) => {
      await context.turn('messages');
      if (!(await decideToLeave(after, context))) throw context.refusal({ from: noNumber });
      await context.enqueue('smsLogs.send', null, SEND);
    },
    optOutAt: async ({ after, form }, context) => {
      await context.turn('messages');
      const user = String(form['user']);
      if (!(await decideToLeave({ ...after, user }, context))) throw context.refusal({ from: noNumber });
      await context.enqueue('smsLogs.send', null, SEND);
      return { user };
    },
    dismiss: async ({ after }, context) => {
      await context.turn('messages');
      await release(after.from ?? '', context);
      await context.enqueue('smsLogs.send', null, SEND);
    },
  },
  times: {
    forget: { at: '02:45', run: forgetReplies },
  },
});
