import type { Messages } from '../en/messages';
import { account } from './account';
import { dashboard } from './dashboard';
import { fields } from './fields';
import { files } from './files';
import { samples } from './samples';
import { imports } from './imports';
import { lists } from './lists';
import { open } from './open';
import { records } from './records';
import { richText } from './richText';
import { shell } from './shell';

/** The app's own messages, in French. */
export const app: Messages['app'] = {
  ...lists,
  ...imports,
  ...records,
  ...fields,
  ...shell,
  ...account,
  ...dashboard,
  ...open,
  ...richText,
  ...files,
  ...samples,
};
