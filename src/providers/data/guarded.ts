import type { ResolvedAction, Resource } from '../../model/resolved/resource';
import type { Model } from '../../model/resolved/model';
import { HttpFailure } from '../http/failure';
import type { ActionParams, ResourceProvider } from '../../model/resolved/resourceProvider';

/** Answers from what is saved with the session at the moment of the call, without asking anybody. */
export type Can = (action: string, subject: string) => boolean;

/**
 * A data provider that asks for the right first: what is not allowed rejects with kind `denied` and no request
 * leaves (B-01). A reader of related records needs `list` or `show`, one of a form `show` or `edit`.
 */
export const guard = (provider: ResourceProvider, model: Model, can: Can): ResourceProvider => {
  const guarded = Object.fromEntries(
    Object.entries(RIGHTS).map(([method, rights]) => {
      const call = provider[method] as Method;
      const ask: Method = async (name, params) => {
        const resource = model.resource(name);
        const { subject } = resource;
        refuseUnless(
          rights.some((right) => can(right, subject)),
          [rights[0] ?? method, subject],
        );
        return call(name, params);
      };
      return [method, ask];
    }),
  );
  return {
    ...provider,
    ...guarded,
    runAction: async (name, params) => {
      const action = actionOf(model.resource(name), params);
      refuseUnless(can(...action.can), action.can);
      return provider.runAction(name, { ...params, action });
    },
  };
};

type Method = (resource: string, params: unknown) => Promise<unknown>;

const RIGHTS: { readonly [method: string]: readonly string[] } = {
  getList: ['list'],
  getTotals: ['list'],
  getHistory: ['show'],
  getExport: ['export'],
  importRows: ['create', 'edit'],
  checkRows: ['create', 'edit'],
  getImports: ['create', 'edit'],
  undoImport: ['create', 'edit', 'delete'],
  editAll: ['edit'],
  getBin: ['delete'],
  putBack: ['delete'],
  removeForGood: ['delete'],
  getMany: ['list', 'show'],
  getManyReference: ['list', 'show'],
  getOne: ['show', 'edit'],
  create: ['create'],
  update: ['edit'],
  updateMany: ['edit'],
  delete: ['delete'],
  deleteMany: ['delete'],
  markRead: ['list'],
  clear: ['delete'],
};

const refuseUnless = (isAllowed: boolean, [action, subject]: readonly [string, string]) => {
  if (!isAllowed)
    throw new HttpFailure('denied', 'app.errors.denied', { body: { right: { action, subject } } });
};

/* The right of an action is the configuration's to name, so a made-up action has none. */
const actionOf = ({ key, actions }: Resource, { action }: ActionParams): ResolvedAction => {
  const declared = actions.find(({ name }) => name === action.name);
  if (declared) return declared;
  throw new Error(
    `${key} has no action "${action.name}": it has ${actions.map(({ name }) => name).join(', ')}.`,
  );
};
