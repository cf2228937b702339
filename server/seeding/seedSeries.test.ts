import { describeSeries } from './seedSeries.suite';
import { createMemoryStore } from '../store/memory';

describeSeries('memory', () => Promise.resolve(createMemoryStore()));
