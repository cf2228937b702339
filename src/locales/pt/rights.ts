import type { rights as english } from '../en/rights';
import type { TranslationOf } from '../translationOf';

export const rights = {
  manage: 'gerir',
  read: 'consultar',
  list: 'listar',
  show: 'consultar',
  create: 'criar',
  edit: 'editar',
  update: 'editar',
  delete: 'eliminar',
  export: 'exportar',
  all: 'tudo',
} satisfies TranslationOf<typeof english>;
