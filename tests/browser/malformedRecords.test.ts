import { someOfEach } from '../hostile/visited';
import { describeMalformedRecords } from './malformedRecords.suite';

describeMalformedRecords(someOfEach);
