import type { DeclaredAdmin } from '../../config/defineAdmin';

type Entities = DeclaredAdmin['resources'];

/**
 * The configuration as the server of the samples reads it: it has their records and no others. Of the product there is what
 * they point at, and who signs in; no mail, notice or doubt comes of a sample.
 */
export const servedSamples = (declared: DeclaredAdmin): DeclaredAdmin => {
  const { name, groups, accounts, log, resources } = declared;
  const samples = samplesIn(declared);
  const words = JSON.stringify(samples.map((key) => resources[key]));
  const isNeeded = (key: string) =>
    words.includes(`"${key}"`) ||
    accounts?.resources[key] !== undefined ||
    [accounts?.roles.resource, log?.changes, log?.signIns].includes(key);
  const beside = Object.keys(resources).filter((key) => !samples.includes(key) && isNeeded(key));
  return {
    name,
    groups,
    ...(accounts && { accounts }),
    ...(log && { log }),
    resources: { ...answeredBy('sms', samples, resources), ...answeredBy('demo', beside, resources) },
  };
};

/** The keys of the samples. */
export const samplesIn = ({ resources }: Pick<DeclaredAdmin, 'resources'>): string[] =>
  Object.entries(resources).flatMap(([key, { api }]) => (api?.source === 'demo' ? [key] : []));

const answeredBy = (source: 'sms' | 'demo', keys: readonly string[], resources: Entities): Entities =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const { api, ...entity } = resources[key] ?? {};
      return [[key, { ...entity, api: { ...api, source } }]];
    }),
  ) as Entities;
