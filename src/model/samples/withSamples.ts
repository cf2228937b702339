import type { DeclaredAdmin, MenuGroup } from '../../config/defineAdmin';
import type { SampleFiles } from '../../config/defineSamples';
import { filledIn } from '../../config/links/filledIn';
import { dictOf, type Dict } from '../check/untrusted';
import { SAMPLES, sampleParts } from './samples';

/**
 * A configuration with samples behind what the product has, under a heading of their own, with records that no server has.
 * What both have is the product's, which the check says. Without samples it is the same object.
 */
export const withSamples = (config: DeclaredAdmin, files: SampleFiles): DeclaredAdmin => {
  const samples = Object.values(files).map(dictOf);
  if (samples.length === 0) return config;
  const own = dictOf(config);
  const joined = sampleParts.map((part) => {
    const added = samples.flatMap((sample) => Object.entries(dictOf(sample[part])));
    const all = [
      ...added.map(([key, each]) => [key, apart(each, part)]),
      ...Object.entries(dictOf(own[part])),
    ];
    // A key keeps the place where it is named first.
    return [part, { ...dictOf(own[part]), ...Object.fromEntries(all) }] as const;
  });
  const parts = Object.fromEntries(joined.filter(([, all]) => Object.keys(all).length > 0));
  const groups = { ...dictOf(own.groups), [SAMPLES]: heading };
  return filledIn({ ...own, groups, ...parts }) as unknown as DeclaredAdmin;
};

const heading: MenuGroup = { label: 'Samples', icon: 'columns', folded: true };

const apart = (each: unknown, part: (typeof sampleParts)[number]): Dict => ({
  group: SAMPLES,
  ...dictOf(each),
  ...(part === 'resources' && { api: { source: 'demo', ...dictOf(dictOf(each).api) } }),
});
