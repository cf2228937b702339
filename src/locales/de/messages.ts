import type { Messages } from '../en/messages';
import { app } from './app';
import { reactAdmin } from './reactAdmin';

/** Everything the interface says, in German. */
export const messages: Messages = {
  ra: reactAdmin,
  app,
};
