import { createMemoryStore } from '../../server/store/memory';
import { describeOwners } from './owner.suite';

describeOwners(() => Promise.resolve(createMemoryStore()));
