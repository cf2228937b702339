import { factor } from './factor';
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
      help: 'Vous serez déconnecté partout ailleurs.',
      other: 'Les deux mots de passe ne correspondent pas.',
      change: 'Changer le mot de passe',
      done: 'Votre mot de passe est changé. Vos autres sessions sont terminées.',
    },
    factor: {
      ...factor,
      title: 'Authentification à deux facteurs',
      off: 'Votre mot de passe suffit pour vous connecter.',
      on: 'La connexion demande un code de votre application d’authentification en plus du mot de passe. Il reste un code de secours. |||| La connexion demande un code de votre application d’authentification en plus du mot de passe. Il reste %{smart_count} codes de secours.',
      none: 'La connexion demande un code de votre application d’authentification en plus du mot de passe. Il ne reste aucun code de secours.',
      setUp: 'Configurer',
      next: 'Suivant',
      confirm: 'Activer',
      renew: 'Nouveaux codes de secours',
      remove: 'Désactiver',
      present: 'Votre mot de passe',
      done: 'Votre second facteur est activé.',
      removed: 'Votre second facteur est désactivé.',
      kept: 'Je les ai enregistrés',
    },
    proof: {
      text: 'Confirmez votre adresse : nous avons envoyé un code à %{email}. Tant que vous ne l’avez pas saisi ici, vous pouvez seulement lire et modifier votre propre compte.',
      code: 'Code reçu par e-mail',
      confirm: 'Confirmer',
      again: 'Renvoyer',
      sent: 'Un code a été envoyé à %{email}.',
      done: 'Votre adresse est confirmée.',
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
