import type { DeclaredAdmin } from '../../config/defineAdmin';
import type { Model } from '../resolved/model';
import type { DemoRecord } from './demoRecord';
import { fakeRecords, type FakeOptions } from './fakeRecords';
import { samplesIn } from './servedSamples';

const SEED = 7;

type Options = Pick<FakeOptions, 'faker' | 'now' | 'seeds' | 'writtenOn'> & {
  /** Of `servedSamples`. */
  readonly model: Model;
};

/** The first records of samples, and of nothing that they point at: the same in the page and beside a gateway. */
export const fakeSamples = (
  config: Pick<DeclaredAdmin, 'resources'>,
  { model, ...options }: Options,
): Readonly<Record<string, readonly DemoRecord[]>> =>
  fakeRecords(model, { ...options, seed: SEED, only: samplesIn(config), isApart: true });
