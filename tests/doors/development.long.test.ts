import { describeDevelopment } from './development.suite';

describeDevelopment((files) => files);
