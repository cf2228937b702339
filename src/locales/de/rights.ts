import type { rights as english } from '../en/rights';
import type { TranslationOf } from '../translationOf';

export const rights = {
  manage: 'verwalten',
  read: 'ansehen',
  list: 'auflisten',
  show: 'ansehen',
  create: 'anlegen',
  edit: 'bearbeiten',
  update: 'bearbeiten',
  delete: 'löschen',
  export: 'exportieren',
  all: 'alles',
} satisfies TranslationOf<typeof english>;
