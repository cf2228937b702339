import { describeStrict } from './strict.suite';

describeStrict(() => true);
