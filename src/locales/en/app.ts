import { firstApp } from './firstApp';
import { imports } from './imports';

/** The app's own messages, under the root key `app`: `translate('app.list.search', { name })`. */
export const app = { ...firstApp, ...imports };
