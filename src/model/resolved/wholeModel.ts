import type { Model, PageModel } from './model';

const made = new WeakMap<PageModel, Model>();

/** The model with all entities whole, for what looks at all of them. Throws where one was not waited for. */
export const wholeModel = (model: PageModel): Model => {
  const before = made.get(model);
  if (before) return before;
  const wholeOf = ({ key }: { readonly key: string }) => model.resource(key);
  const whole: Model = {
    ...model,
    resources: model.resources.map(wholeOf),
    groups: model.groups.map((group) => ({ ...group, resources: group.resources.map(wholeOf) })),
    known: (keyOrName) => model.resource(keyOrName),
  };
  made.set(model, whole);
  return whole;
};
