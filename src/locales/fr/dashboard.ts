import type { dashboard as english } from '../en/dashboard';
import type { TranslationOf } from '../translationOf';

export const dashboard: TranslationOf<typeof english> = {
  range: 'Période',
  spans: {
    today: 'Aujourd’hui',
    last28Days: '28 derniers jours',
    lastMonth: 'Mois dernier',
    lastYear: 'Année écoulée',
  },
  days: '%{from} – %{to}, jours UTC',
  change: {
    up: 'hausse de %{amount}',
    down: 'baisse de %{amount}',
    same: 'inchangé',
    none: 'rien à comparer',
  },
  points: '%{amount} point |||| %{amount} points',
  before: 'Avant : %{value}',
  noValue: '—',
  asTable: 'Afficher en tableau',
  asChart: 'Afficher en graphique',
  day: 'Jour',
  month: 'Mois',
  part: 'Partie',
  number: 'Nombre',
  share: 'Part',
  unset: 'Non renseigné',
  others: 'D’autres ne figurent pas ici.',
  showList: '%{name} : ouvrir la liste correspondante',
  showAll: 'Afficher |||| Tout afficher (%{smart_count})',
  empty: 'Rien pour le moment.',
  emptyTime: 'Rien sur cette période.',
  steps: {
    progress: '%{done} sur %{total} terminées',
    hide: 'Ne plus afficher',
    done: 'terminée',
    open: 'à faire',
  },
  failed: 'Impossible de charger ces données.',
  nothing: 'Il n’y a rien sur cette page que vous puissiez voir.',
};
