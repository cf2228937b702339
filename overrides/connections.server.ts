import type config from '../resources.config';
import { defineHooks } from '../server/hooks/defineHooks';
import { SEND } from './sending/sender';

/** What has waited for a connection goes at once when somebody lets it go on. See docs/sending.md. */
export default defineHooks<typeof config, 'connections'>({
  actions: {
    goOn: (_, { enqueue }) => enqueue('smsLogs.send', null, SEND),
  },
});
