import french from 'ra-language-french';
import type { Messages } from '../en/messages';
import { account } from './account';
import { fields } from './fields';
import { lists } from './lists';
import { records } from './records';
import { shell } from './shell';

/** Everything the interface says, in French. */
export const messages: Messages = {
  ra: {
    ...french.ra,
    action: { ...french.ra.action, edit: 'Modifier' },
    message: {
      ...french.ra.message,
      bulk_delete_content:
        'Voulez-vous vraiment supprimer cet élément ? |||| Voulez-vous vraiment supprimer %{smart_count} %{name} ?',
    },
  },
  app: { ...lists, ...records, ...fields, ...shell, ...account },
};
