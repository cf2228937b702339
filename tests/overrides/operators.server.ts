import type config from '../../resources.config';
import { defineHooks } from '../../server/hooks/defineHooks';

/** New operators are marked, and reserved once they are saved. */
export default defineHooks<typeof config, 'operators', { readonly reserve: { readonly id: string } }>({
  before: {
    create: ({ after }, { refusal }) => {
      if (after.name.startsWith('Test')) throw refusal({ name: 'No tests here.' });
      return { name: `${after.name} (checked)` };
    },
  },
  after: { create: ({ after }, { enqueue }) => enqueue('reserve', { id: after.id }) },
  jobs: {
    reserve: async ({ id }, { records }) => {
      await records('operators').update(id, { status: 'reserved' });
    },
  },
  routes: {
    'GET /reserved': {
      for: 'anybody',
      run: async (_, { records }) => Response.json(await records('operators').count({ status: 'reserved' })),
    },
  },
});
