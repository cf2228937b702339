import type config from '../resources.config';
import { defineHooks } from '../server/hooks/defineHooks';
import { faultOf, sentenceOf, switchOff } from './sending/unreadable';

/** A pattern that cannot be asked is refused when it is saved; one that is active all the same is switched off. */
export default defineHooks<typeof config, 'spamWords'>({
  start: switchOff,
  /* For what comes back from the bin, or was written by another version. */
  times: { judge: { every: '1m', run: switchOff } },
  before: {
    create: async ({ after }, { refusal }) => {
      const fault = await faultOf(after);
      if (fault) throw refusal({ word: sentenceOf(fault) });
    },
    update: async ({ before, after }, { refusal }) => {
      const fault = await faultOf(after);
      const isNew = before.word !== after.word || before.matchType !== after.matchType;
      if (fault && (isNew || after.status === 'active')) throw refusal({ word: sentenceOf(fault) });
      return fault || !before.problem ? undefined : { problem: null };
    },
  },
});
