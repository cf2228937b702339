import type { DeclaredAdmin } from '../config/defineAdmin';
import { kinds } from '../fields/kinds';
import { withHome } from '../model/dashboard/dashboards';
import { createModel } from '../model/resolve/createModel';
import type { Model } from '../model/resolved/model';

/** The model in each language that has been asked for; the English one is always there. */
export type Models = {
  readonly english: Model;
  /** Downloads the words of a language. Rejects when they cannot be had. */
  load: (locale: string) => Promise<Model>;
  /** The model of a language that was loaded, else the English one. */
  get: (locale: string) => Model;
};

/** What this installation says of itself. `isDemo` decides which dashboard stands at `/`. */
type Installation = { readonly name: string; readonly isDemo: boolean };

export const createModels = (config: DeclaredAdmin, { name, isDemo }: Installation): Models => {
  const model = createModel(config, kinds);
  const english = { ...model, name, dashboards: withHome(model.dashboards, isDemo) };
  return { english, load: async () => english, get: () => english };
};
