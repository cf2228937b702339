import type { Model } from '../../src/model/resolved/model';
import type { Server } from '../createServer';
import { createMemoryStore } from '../store/memory';
import type { Keeper } from '../store/memoryEntries';
import { createSampleServer, type Asking, type SampleParts } from './sampleServer';
import { nextNumbers } from './sampleIds';

type Parts = Omit<SampleParts, 'store' | 'idIn'> & {
  /** Of `servedSamples`. */
  readonly model: Model;
  /** With what `firstSamples` says, or what was made of it since. */
  readonly keeper: Keeper;
};

/** Samples that one person, or all, work with: in the page, and beside a gateway. */
export const openSamples = ({ keeper, ...parts }: Parts, asking: Asking): Promise<Server> => {
  const { keeper: noted, idIn } = nextNumbers(keeper);
  return createSampleServer({ ...parts, store: createMemoryStore(noted), idIn }, asking);
};
