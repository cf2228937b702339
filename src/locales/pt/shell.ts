import type { shell as english } from '../en/shell';
import type { TranslationOf } from '../translationOf';

export const shell = {
  menu: {
    label: 'Menu principal',
    collapse: 'Recolher o menu',
    expand: 'Expandir o menu',
    collapseGroup: 'Recolher %{name}',
    expandGroup: 'Expandir %{name}',
  },
  skin: {
    label: 'Cores',
    light: 'Claro',
    dark: 'Escuro',
    toLight: 'Usar cores claras',
    toDark: 'Usar cores escuras',
  },
  language: { label: 'Idioma', en: 'Inglês', de: 'Alemão', fr: 'Francês', pt: 'Português' },
  account: 'Conta',
  signedInAs: 'Sessão iniciada como %{name}',
  signOut: 'Terminar sessão',
  scrollTop: 'Voltar ao topo',
  offline: 'Está sem ligação. O que vê pode estar desatualizado e não é possível guardar nada.',
  online: 'Está novamente ligado.',
  loading: 'A carregar…',
  search: { label: 'Procurar', keys: 'Ctrl K' },
  bookmarks: { label: 'Marcadores', star: 'Marcar %{name}' },
} satisfies TranslationOf<typeof english>;
