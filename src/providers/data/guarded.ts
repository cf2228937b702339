import type { ResolvedAction, Resource } from '../../model/resolved/resource';
import type { Kinds } from '../../model/resolved/kind';
import type { PageModel } from '../../model/resolved/model';
import { conditionsOf } from '../../model/rules/conditions';
import { isPlainObject } from '../../model/values/plainObject';
import { HttpFailure } from '../http/failure';
import type { ResourceProvider } from '../../model/resolved/resourceProvider';

/** Answers from what is saved with the session at the moment of the call, without asking anybody. */
export type Can = (action: string, subject: string) => boolean;

/**
 * A data provider that asks for the right first: what is not allowed rejects with kind `denied` and no request
 * leaves (B-01). A reader of related records needs `list` or `show`, one of a form `show` or `edit`. So it is with a
 * filter that the entity does not have: many a server would leave it out, and answer, change or export all the records.
 */
export const guard = (provider: ResourceProvider, model: PageModel, can: Can): ResourceProvider => {
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
        refuseUnlessKnown(params, resource, model.kinds);
        return call(name, params);
      };
      return [method, ask];
    }),
  );
  return {
    ...provider,
    ...guarded,
    editAll: async (name, params) => {
      if (!params.action) return (guarded['editAll'] as ResourceProvider['editAll'])(name, params);
      const resource = model.resource(name);
      const action = actionOf(resource, params.action);
      for (const right of [action.can, ['list', resource.subject] as const])
        refuseUnless(can(...right), right);
      refuseUnlessKnown(params, resource, model.kinds);
      return provider.editAll(name, { ...params, action });
    },
    runAction: async (name, params) => {
      const action = actionOf(model.resource(name), params.action);
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
  upload: ['create', 'edit'],
  getFileAddresses: ['list', 'show', 'create', 'edit'],
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
  place: ['edit'],
  mark: ['list'],
};

const refuseUnless = (isAllowed: boolean, [action, subject]: readonly [string, string]) => {
  if (!isAllowed)
    throw new HttpFailure('denied', 'app.errors.denied', { body: { right: { action, subject } } });
};

const refuseUnlessKnown = (params: unknown, resource: Resource, kinds: Kinds) => {
  const { filter } = Object(params) as { readonly filter?: unknown };
  if (!isPlainObject(filter)) return;
  const { unknown, unusable } = conditionsOf(resource, filter, kinds);
  if (unknown.length + unusable.length > 0) throw new HttpFailure('validation', 'app.list.error.filter');
};

/* The right of an action is the configuration's to name, so a made-up action has none. */
const actionOf = ({ key, actions }: Resource, action: ResolvedAction): ResolvedAction => {
  const declared = actions.find(({ name }) => name === action.name);
  if (declared) return declared;
  throw new Error(
    `${key} has no action "${action.name}": it has ${actions.map(({ name }) => name).join(', ')}.`,
  );
};
