import { dashboard } from './dashboard';
import { files } from './files';
import { samples } from './samples';
import { firstApp } from './firstApp';
import { imports } from './imports';
import { open } from './open';
import { richText } from './richText';

/** The app's own messages, under the root key `app`: `translate('app.list.search', { name })`. */
export const app = { ...firstApp, ...imports, ...dashboard, ...open, ...richText, ...files, ...samples };
