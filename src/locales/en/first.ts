import english from 'ra-language-english';
import { firstApp } from './firstApp';

/** What the interface says in English from its first page on. */
export const first = {
  ra: {
    ...english.ra,
    message: {
      ...english.ra.message,
      bulk_delete_content:
        'Are you sure you want to delete this %{name}? |||| Are you sure you want to delete these %{smart_count} %{name}?',
    },
  },
  app: firstApp,
};
