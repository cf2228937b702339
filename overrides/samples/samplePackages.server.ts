import type samples from '../../config/samples/people';
import { defineHooks } from '../../server/hooks/defineHooks';
import { ALL, byId, found, pageOf, told } from './wire';

export default defineHooks<typeof samples, 'samplePackages'>({
  answers: {
    // S7.83
    'GET /api/packages/list/data': async ({ query }, { records }) => {
      const all = (await records('samplePackages').list(ALL)).toSorted(byId);
      const rows = found(all, query, { q: ['name', 'description'] });
      const packages = pageOf(rows, query).map((each) => told(each, ['name', 'description']));
      return { body: { packages, total: rows.length } };
    },
  },
});
