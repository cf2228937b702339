import type { TranslationMessages } from 'react-admin';
import english from 'ra-language-english';
import type { TranslationOf } from '../translationOf';
import { app } from './app';

/** What every language has to say: react-admin's texts under `ra`, ours under `app`. */
export type Messages = { ra: TranslationMessages['ra']; app: TranslationOf<typeof app> };

/** Everything the interface says, in English. */
export const messages: Messages = {
  ra: {
    ...english.ra,
    message: {
      ...english.ra.message,
      bulk_delete_content:
        'Are you sure you want to delete this %{name}? |||| Are you sure you want to delete these %{smart_count} %{name}?',
    },
  },
  app,
};
