import { createMemoryBytes } from './bytes';
import { describeBytes } from './bytes.suite';

describeBytes('memory', () => Promise.resolve({ bytes: createMemoryBytes() }));
