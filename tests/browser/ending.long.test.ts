import { describeEnding } from './ending.suite';

describeEnding('start');
