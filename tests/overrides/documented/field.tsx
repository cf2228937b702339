import type config from '../../../resources.config';
import { defineOverrides } from '../../../src/overrides/defineOverrides';

export default defineOverrides<typeof config.resources.users>({
  fields: { credit: { Cell: ({ value, children }) => (Number(value) < 5 ? <b>{children}</b> : children) } },
});
