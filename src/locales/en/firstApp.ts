import { account } from './account';
import { fields } from './fields';
import { lists } from './lists';
import { records } from './records';
import { shell } from './shell';

/** Those of `app` that a page has from the beginning: all but what a part brings that is downloaded when it is opened. */
export const firstApp = { ...lists, ...records, ...fields, ...shell, ...account };
