import { describeDevelopment } from './development.suite';
import { oneOfEach } from './oneOfEach';

describeDevelopment(oneOfEach);
