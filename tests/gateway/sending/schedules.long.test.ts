import { describeSchedules } from './schedules.suite';

describeSchedules(2000, 600_000);
