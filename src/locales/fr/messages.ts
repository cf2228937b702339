import french from 'ra-language-french';
import type { Messages } from '../en/messages';
import { app } from './app';

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
  app,
};
