import { describeKept, describeLost, withoutConnection, withoutFiles } from './lost.suite';

describeLost(withoutConnection);
describeKept(withoutFiles);
describeLost(withoutFiles);
