import { describeSchedules } from './schedules.suite';

describeSchedules(100, 60_000);
