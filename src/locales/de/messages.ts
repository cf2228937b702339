import type { Messages } from '../en/messages';
import { account } from './account';
import { fields } from './fields';
import { lists } from './lists';
import { reactAdmin } from './reactAdmin';
import { records } from './records';
import { shell } from './shell';

/** Everything the interface says, in German. */
export const messages: Messages = {
  ra: reactAdmin,
  app: { ...lists, ...records, ...fields, ...shell, ...account },
};
