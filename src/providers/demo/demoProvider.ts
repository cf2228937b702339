import type { Model } from '../../model/model';
import type { ResourceProvider } from '../data/resourceProvider';

export type DemoOptions = {
  readonly model: Model;
  readonly seeds: Readonly<Record<string, readonly object[]>>;
};

export const createDemoProvider = async ({ model }: DemoOptions): Promise<ResourceProvider> => {
  throw new Error(`${model.name}: no demo records yet.`);
};
