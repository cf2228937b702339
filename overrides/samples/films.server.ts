import type samples from '../../config/samples/tables';
import { defineHooks } from '../../server/hooks/defineHooks';
import { ALL, byId } from './wire';

export default defineHooks<typeof samples, 'films'>({
  answers: {
    // S7.45: texts only, as in the list that was there before.
    'GET /api/autocomplete/data': async (_, { records }) => {
      const films = (await records('films').list(ALL)).toSorted(byId).toReversed();
      const autoComplete = films.map(({ id, title }, place) => ({ id, title, rank: String(place + 1) }));
      return { body: { autoComplete } };
    },
  },
});
