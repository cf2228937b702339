import type { ResourceProvider } from '../../model/resolved/resourceProvider';

/** Brings an entity, for a call that reads its records or writes to them. */
export type Bring = (name: string, isRead: boolean) => Promise<void>;

/** A data provider whose calls wait until what they need to know of their entity is there. */
export const withEntities = (provider: ResourceProvider, bring: Bring): ResourceProvider =>
  new Proxy(provider, {
    get: (target, method) => {
      const member: unknown = Reflect.get(target, method);
      if (typeof member !== 'function') return member;
      return async (name: string, ...params: unknown[]) => {
        await bring(name, READING.has(method));
        return (await Reflect.apply(member, target, [name, ...params])) as unknown;
      };
    },
  });

const READING: ReadonlySet<string | symbol> = new Set([
  'getList',
  'getOne',
  'getMany',
  'getManyReference',
  'getTotals',
]);
