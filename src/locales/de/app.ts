import type { Messages } from '../en/messages';
import { account } from './account';
import { fields } from './fields';
import { imports } from './imports';
import { lists } from './lists';
import { records } from './records';
import { shell } from './shell';

/** The app's own messages, in German. */
export const app: Messages['app'] = { ...lists, ...imports, ...records, ...fields, ...shell, ...account };
