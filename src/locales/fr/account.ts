import type { account as english } from '../en/account';
import type { TranslationOf } from '../translationOf';

export const account: TranslationOf<typeof english> = {
  ownAccount: {
    title: 'Votre compte',
    notOffered: 'Ce serveur ne conserve rien ici sur votre compte.',
    who: { title: 'Vous', name: 'Nom', email: 'E-mail', role: 'Rôle' },
    password: {
      title: 'Mot de passe',
      present: 'Mot de passe actuel',
      new: 'Nouveau mot de passe',
      repeated: 'Répétez le nouveau mot de passe',
      help: 'Partout ailleurs, vous serez déconnecté.',
      other: 'Ce n’est pas identique au nouveau mot de passe.',
      change: 'Changer le mot de passe',
      done: 'Votre mot de passe est changé. Vos autres sessions sont terminées.',
    },
    sessions: {
      title: 'Où vous êtes connecté',
      device: '%{browser} sur %{system}',
      unknown: 'Appareil inconnu',
      this: 'cette session',
      times: 'Connexion le %{begun}, dernière utilisation le %{used}',
      end: 'Déconnecter',
      endOf: 'Déconnecter %{name}',
      endOthers: 'Se déconnecter partout ailleurs',
      done: 'Vous y êtes déconnecté.',
    },
  },
};
