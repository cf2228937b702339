import type { shortcuts as english } from '../en/shortcuts';
import type { TranslationOf } from '../translationOf';

export const shortcuts: TranslationOf<typeof english> = {
  title: 'Tastenkürzel',
  singleKeys: 'Kürzel mit einer einzelnen Taste (ohne Strg oder Cmd)',
  keys: { control: 'Strg', enter: 'Eingabe', home: 'Home', end: 'Ende', or: 'oder', then: 'dann' },
  everywhere: { title: 'Überall', help: 'Diese Liste zeigen', search: 'Seiten und Datensätze suchen' },
  list: {
    title: 'In einer Liste',
    search: 'Zum Suchfeld',
    create: 'Datensatz anlegen',
    rows: 'Zur Zeile darüber oder darunter',
    ends: 'Zur ersten oder letzten Zeile',
    open: 'Zeile öffnen',
  },
  record: { title: 'Bei einem Datensatz', edit: 'Bearbeiten' },
  form: { title: 'In einem Formular', save: 'Speichern' },
  places: { title: 'Gehe zu' },
};
