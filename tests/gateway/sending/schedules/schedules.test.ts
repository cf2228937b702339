import { openMemory } from '../places';
import { describeSchedules } from './schedules.suite';

describeSchedules('memory', { count: 100, batch: 25, timeout: 120_000 }, () => openMemory(60_000));
