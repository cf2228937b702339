import type { Model } from '../../src/model/resolved/model';
import type { Resource } from '../../src/model/resolved/resource';
import type { Parts } from '../parts';
import type { Asker } from '../records/own';
import type { Row } from '../store/store';
import { danglingReferences } from '../writes/references';
import { linkedValues } from './linkedValues';
import { linkPlan, type LinkPlan } from './linkPlan';

type Values = Readonly<Record<string, unknown>>;

/**
 * What follows from other records in a record that is about to be written, so that it is judged by that. What is stored in
 * the end is for the store to say (`keepingLinks`).
 */
export const linksIn = async (
  { before, after }: { readonly before?: Row; readonly after: Values },
  { api, key, fields }: Resource,
  { model, store, person }: Pick<Parts, 'model' | 'store'> & { readonly person?: Asker },
): Promise<Values> => {
  const holder = planOf(model)
    .holders.get(api.collection)
    ?.find(({ resource }) => resource.key === key);
  const isMoved = holder?.links.some(({ via, rollup }) => !before || (!rollup && before[via] !== after[via]));
  if (!holder || !isMoved) return {};
  // What is not within reach is refused, and nothing may follow from it first: a limit of that would tell of it.
  const looking = fields.filter(({ name }) =>
    holder.links.some(({ via, rollup }) => !rollup && via === name),
  );
  const hidden = person?.isBound
    ? await danglingReferences({ before, after, fields: looking }, { model, store, person })
    : [];
  const nowhere = Object.fromEntries(hidden.map(({ path }) => [path, null]));
  const row: Row = { _id: '', __v: 0, createdAt: '', updatedAt: '', ...after, ...nowhere };
  return (await linkedValues([row], holder, { store, kinds: model.kinds })).get(row._id) ?? {};
};

/* Asked for with every write, and the same for as long as the configuration is. */
const plans = new WeakMap<Model, LinkPlan>();

const planOf = (model: Model): LinkPlan => {
  const plan = plans.get(model) ?? linkPlan(model);
  plans.set(model, plan);
  return plan;
};
