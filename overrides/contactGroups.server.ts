import type config from '../resources.config';
import { defineHooks } from '../server/hooks/defineHooks';
import { keywordFaults } from './sending/inbound/keywords';

/** Nobody joins or leaves a group by a word that means something else. See docs/sending.md. */
export default defineHooks<typeof config, 'contactGroups'>({
  before: {
    create: ({ after }, { refusal }) => refuse(keywordFaults(after), refusal),
    update: ({ before, after }, { refusal }) => refuse(keywordFaults(after, before), refusal),
  },
});

type Faults = ReturnType<typeof keywordFaults>;

const refuse = (faults: Faults, refusal: (faults: Faults) => Error): void => {
  if (Object.keys(faults).length > 0) throw refusal(faults);
};
