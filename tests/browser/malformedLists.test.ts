import { someOfEach } from '../hostile/visited';
import { describeMalformedLists } from './malformedLists.suite';

describeMalformedLists(someOfEach);
