import type { PageModel } from '../../model/resolved/model';
import type { Resource } from '../../model/resolved/resource';
import type { ResourceProvider } from '../../model/resolved/resourceProvider';

/** One provider out of several: each entity is answered by the one that `choose` names, or brings. */
export const bySource = (
  model: PageModel,
  choose: (resource: Resource) => ResourceProvider | Promise<ResourceProvider>,
): ResourceProvider => {
  const pass =
    <M extends keyof ResourceProvider>(method: M) =>
    async (name: string, params: unknown): Promise<unknown> => {
      const provider = await choose(model.resource(name));
      return (provider[method] as (name: string, params: unknown) => Promise<unknown>)(name, params);
    };
  const methods = Object.fromEntries(METHODS.map((method) => [method, pass(method)]));
  return { supportAbortSignal: true, ...methods } as unknown as ResourceProvider;
};

const METHODS = [
  'getList',
  'getOne',
  'getMany',
  'getManyReference',
  'create',
  'update',
  'updateMany',
  'delete',
  'deleteMany',
  'markRead',
  'clear',
  'place',
  'mark',
  'runAction',
  'getTotals',
  'getHistory',
  'getEstimate',
  'getExport',
  'upload',
  'getFileAddresses',
  'importRows',
  'checkRows',
  'getImports',
  'undoImport',
  'undoes',
  'undo',
  'editAll',
  'getBin',
  'putBack',
  'removeForGood',
] as const;
