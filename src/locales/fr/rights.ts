import type { rights as english } from '../en/rights';
import type { TranslationOf } from '../translationOf';

export const rights = {
  manage: 'gérer',
  read: 'consulter',
  list: 'lister',
  show: 'consulter',
  create: 'créer',
  edit: 'modifier',
  update: 'modifier',
  delete: 'supprimer',
  export: 'exporter',
  all: 'tout',
} satisfies TranslationOf<typeof english>;
