import type { DeclaredAdmin } from '../../config/defineAdmin';
import type { SampleFiles } from '../../config/defineSamples';

/** What samples bring to a configuration. */
export const sampleParts = ['resources', 'dashboards', 'pages'] as const;

/** The heading of the menu under which they stand. */
export const SAMPLES = 'samples';

/** The keys of all that is a sample. */
export type SampleKeys = { readonly [P in (typeof sampleParts)[number]]: readonly string[] };

export const sampleKeys = (files: SampleFiles): SampleKeys => {
  const keysOf = (part: (typeof sampleParts)[number]) =>
    Object.values(files).flatMap((sample) => Object.keys(sample[part] ?? {}));
  return { resources: keysOf('resources'), dashboards: keysOf('dashboards'), pages: keysOf('pages') };
};

/** The configuration of the product alone, for a page whose server has no samples. */
export const withoutSamples = (config: DeclaredAdmin, keys: SampleKeys): DeclaredAdmin => {
  const { groups, resources, dashboards, pages } = config;
  return {
    ...config,
    groups: without(groups, [SAMPLES]),
    resources: without(resources, keys.resources),
    ...(dashboards && { dashboards: without(dashboards, keys.dashboards) }),
    ...(pages && { pages: without(pages, keys.pages) }),
  };
};

const without = <T>(all: Readonly<Record<string, T>>, keys: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([key]) => !keys.includes(key)));
