import type { dashboard as english } from '../en/dashboard';
import type { TranslationOf } from '../translationOf';

export const dashboard = {
  dashboard: {
    outgrown:
      'Plus de %{most} enregistrements sont conservés dans un dossier, qui traite une requête à la fois. PostgreSQL convient mieux à un tel volume. Arrêtez la passerelle et déplacez-les :',
    range: 'Période',
    spans: {
      today: 'Aujourd’hui',
      last28Days: '28 derniers jours',
      lastMonth: 'Mois dernier',
      lastYear: 'Année écoulée',
    },
    days: '%{from} – %{to}',
    daysIn: '%{from} – %{to} (%{zone})',
    change: {
      up: 'hausse de %{amount}',
      down: 'baisse de %{amount}',
      same: 'inchangé',
      none: 'Pas de données antérieures',
    },
    points: '%{amount} point |||| %{amount} points',
    before: 'Avant : %{value}',
    yesterday: 'Hier : %{value}',
    noValue: '—',
    course: 'Minimum %{low}, maximum %{high}, dernier %{last}',
    asTable: 'Afficher en tableau',
    asChart: 'Afficher en graphique',
    day: 'Jour',
    month: 'Mois',
    part: 'Catégorie',
    number: 'Nombre',
    share: 'Part',
    unset: 'Non renseigné',
    ofRecords: 'Sur %{smart_count} %{name} |||| Sur %{smart_count} %{name}',
    severalFailed: 'Plusieurs parties de cette page n’ont pas pu être chargées.',
    showList: 'Voir %{name} dans la liste',
    showAll: 'Afficher |||| Tout afficher (%{smart_count})',
    empty: 'Rien à afficher',
    emptyTime: 'Aucune donnée pour cette période',
    steps: {
      progress: '%{done} sur %{total} terminées',
      hide: 'Masquer',
      show: 'Afficher : %{name}',
      done: 'terminée',
      open: 'à faire',
      first: 'D’abord : %{name}',
    },
    failed: 'Impossible de charger ces données.',
    nothing: 'Vous n’avez accès à rien sur cette page.',
  },
} satisfies TranslationOf<typeof english>;
