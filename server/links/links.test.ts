import { runs } from '../../tests/runs';
import { createMemoryStore } from '../store/memory';
import { describeLinks } from './links.suite';

describeLinks('memory', () => Promise.resolve(createMemoryStore()), runs(2_000));
