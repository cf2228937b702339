import { describeEnding } from './ending.suite';

describeEnding('serve');
