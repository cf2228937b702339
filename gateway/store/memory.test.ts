import { createMemoryStore } from './memory';
import { describeStore } from './store.suite';

describeStore('memory', () => Promise.resolve(createMemoryStore()));
