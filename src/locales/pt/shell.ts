import type { shell as english } from '../en/shell';
import type { TranslationOf } from '../translationOf';

export const shell = {
  menu: {
    label: 'Menu principal',
    collapse: 'Recolher o menu',
    expand: 'Expandir o menu',
  },
  skin: {
    toLight: 'Usar cores claras',
    toDark: 'Usar cores escuras',
  },
  language: { label: 'Idioma', missing: 'Não foi possível carregar %{name}. O idioma mantém-se.' },
  account: 'Conta',
  signedInAs: 'Sessão iniciada como %{name}',
  signOut: 'Terminar sessão',
  compact: 'Apresentação compacta',
  scrollTop: 'Voltar ao topo',
  offline: 'Está sem ligação. O que vê pode estar desatualizado e não é possível guardar nada.',
  loading: 'A carregar…',
  demo: {
    kept: 'Demonstração: as suas alterações ficam neste navegador.',
    full: 'Demonstração: este navegador não tem mais espaço. O que alterar a partir de agora perde-se ao sair da página.',
    reset: 'Repor',
    resetTitle: 'Repor a demonstração?',
    resetText: 'Todas as suas alterações neste navegador serão removidas e a sua sessão será terminada.',
  },
  search: { label: 'Procurar', keys: 'Ctrl K', macKeys: '⌘K' },
  bookmarks: { label: 'Marcadores', star: 'Marcar %{name}' },
} satisfies TranslationOf<typeof english>;
