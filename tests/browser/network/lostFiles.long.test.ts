import { describeLost, withoutFiles } from './lost.suite';

describeLost(withoutFiles);
