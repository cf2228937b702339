import { oneOfEach } from '../doors/oneOfEach';
import { describeServed } from '../doors/served.suite';

/* Here, because what is served has to be built. */
describeServed(oneOfEach);
