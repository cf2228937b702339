import type { DeclaredAdmin } from '../../config/defineAdmin';

/** The configuration without the entities that no server has: what there is where the demonstration is switched off. */
export const withoutDemo = (declared: DeclaredAdmin): DeclaredAdmin => ({
  ...declared,
  resources: Object.fromEntries(
    Object.entries(declared.resources).filter(([, { api }]) => api?.source !== 'demo'),
  ),
});
