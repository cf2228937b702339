import { describeKeptOptOuts } from './keptOptOuts.suite';

describeKeptOptOuts('memory', () => Promise.resolve(undefined));
