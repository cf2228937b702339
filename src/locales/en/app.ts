import { account } from './account';
import { fields } from './fields';
import { imports } from './imports';
import { lists } from './lists';
import { records } from './records';
import { shell } from './shell';

/** The app's own messages, under the root key `app`: `translate('app.list.search', { name })`. */
export const app = { ...lists, ...imports, ...records, ...fields, ...shell, ...account };
