import { everyPair } from '../hostile/visited';
import { describeMalformedLists } from './malformedLists.suite';
import { describeMalformedRecords } from './malformedRecords.suite';

describeMalformedLists(everyPair);
describeMalformedRecords(everyPair);
