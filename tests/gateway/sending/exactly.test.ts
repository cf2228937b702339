import { describeExactly } from './exactly.suite';
import { openMemory } from './places';

describeExactly('memory', { count: 500, batch: 25, timeout: 120_000 }, () => openMemory(30_000));
