import { describeAccessibility } from './accessibility.suite';
import { everyLook } from './judge';

describeAccessibility(everyLook);
