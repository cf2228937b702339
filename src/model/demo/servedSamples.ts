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
    resources: {
      ...Object.fromEntries(samples.map((key) => [key, served(resources[key])])),
      ...Object.fromEntries(beside.map((key) => [key, known(resources[key], [...samples, ...beside])])),
    } as unknown as Entities,
  };
};

/** The keys of the samples. */
export const samplesIn = ({ resources }: Pick<DeclaredAdmin, 'resources'>): string[] =>
  Object.entries(resources).flatMap(([key, { api }]) => (api?.source === 'demo' ? [key] : []));

const served = (entity: Entities[string] | undefined) => ({
  ...entity,
  api: { ...entity?.api, source: 'sms' },
});

/* What samples point at, and what names it; nothing that leads on to what is not there. */
const known = (entity: Entities[string] | undefined, keys: readonly string[]) => {
  const { label, title, icon, fields = {}, api } = entity ?? {};
  const isThere = ({
    to,
    compute,
  }: {
    readonly to?: string | readonly string[];
    readonly compute?: unknown;
  }) => compute === undefined && [to ?? []].flat().every((each) => keys.includes(each));
  const own = Object.entries(fields).filter(([, field]) => isThere(field));
  return { label, title, icon, fields: Object.fromEntries(own), api: { ...api, source: 'demo' } };
};
