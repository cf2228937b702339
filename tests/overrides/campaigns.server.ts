import type config from '../../resources.config';
import { defineHooks } from '../../server/hooks/defineHooks';

/** New campaigns are marked, and reviewed once they are saved. */
export default defineHooks<typeof config, 'campaigns', { readonly review: { readonly id: string } }>({
  before: {
    create: ({ after }, { refusal }) => {
      if (after.name.startsWith('Test')) throw refusal({ name: 'No tests here.' });
      return { name: `${after.name} (checked)` };
    },
  },
  after: { create: ({ after }, { enqueue }) => enqueue('review', { id: after.id }) },
  jobs: {
    review: async ({ id }, { records }) => {
      await records('campaigns').update(id, { reason: 'Reviewed after it was saved' });
    },
  },
  routes: {
    'GET /count': {
      for: 'anybody',
      run: async (_, { records }) => Response.json(await records('campaigns').count()),
    },
  },
});
