import { describeDevelopment } from './development.suite';
import { describeServed } from './served.suite';

const every = (files: readonly string[]) => files;

describeDevelopment(every);
describeServed(every);
