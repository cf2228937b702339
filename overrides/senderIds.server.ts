import type config from '../resources.config';
import { defineHooks } from '../server/hooks/defineHooks';
import type { Sender } from './sending/desk';
import { lookAlikes, nameFaults, nameInReviews } from './sending/senders/names';

/** Names that nobody can have are refused; those that are like another customer's are named to whoever reviews them. */
export default defineHooks<typeof config, 'senderIds'>({
  before: {
    create: async ({ after }, context) => refuse(await nameFaults(after, context), context),
    update: async ({ before, after }, context) => {
      if (saidOf(before) !== saidOf(after)) refuse(await nameFaults(after, context), context);
    },
  },
  actions: {
    submit: async ({ after }, context) => {
      refuse(await nameFaults(after, context), context);
      return { similar: await lookAlikes(after, context) };
    },
    approve: ({ after }, context) => nameInReviews(after, context),
    reinstate: ({ after }, context) => nameInReviews(after, context),
  },
});

const saidOf = ({ senderId, countries }: Partial<Sender>): string => JSON.stringify([senderId, countries]);

type Faults = Awaited<ReturnType<typeof nameFaults>>;

const refuse = (faults: Faults, { refusal }: { readonly refusal: (faults: Faults) => Error }): void => {
  if (Object.keys(faults).length > 0) throw refusal(faults);
};
