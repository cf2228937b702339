import type { open as english } from '../en/open';
import type { TranslationOf } from '../translationOf';

export const open = {
  public: {
    home: 'Pages pour tous',
    signIn: 'Se connecter',
    send: 'Envoyer',
    thanks: 'Merci. C’est bien arrivé.',
    receipt: 'Votre numéro :',
    again: 'Envoyer autre chose',
    empty: 'Il n’y a encore rien ici.',
    notFound: 'Rien n’a été trouvé.',
    gone: 'Il n’y a rien pour tous à cette adresse.',
    page: 'Page %{page} sur %{last}',
  },
} satisfies TranslationOf<typeof english>;
