import type { ResourceProvider } from '../model/resolved/resourceProvider';

/** Calls a data provider once everything that the entity in question declares has been downloaded. */
export const onceDeclared = (
  provider: ResourceProvider,
  complete: (name: string) => Promise<void>,
): ResourceProvider =>
  Object.fromEntries(
    Object.entries(provider).map(([method, member]: [string, unknown]) => {
      if (typeof member !== 'function') return [method, member];
      const call = async (name: string, params: unknown) => {
        await complete(name);
        return (member as (name: string, params: unknown) => Promise<unknown>)(name, params);
      };
      return [method, call];
    }),
  ) as unknown as ResourceProvider;
