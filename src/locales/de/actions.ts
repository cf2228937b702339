import type { actions as english } from '../en/actions';
import type { TranslationOf } from '../translationOf';

export const actions = {
  confirm: {
    title: '%{action}: %{name}?',
    bulkTitle: '%{action}: %{smart_count} Datensatz? |||| %{action}: %{smart_count} Datensätze?',
    text: 'Dies wirkt sofort.',
  },
  qualify:
    '%{qualified} von %{total} ausgewählten Zeile kommt infrage |||| %{qualified} von %{total} ausgewählten Zeilen kommen infrage',
  reason: '%{name}: %{reason}',
  notNow: 'Nicht möglich, solange %{field} den Wert %{value} hat',
  needs: 'Nur möglich, solange %{field} einen dieser Werte hat: %{allowed}',
  ruleNotMet: 'Dieser Datensatz erfüllt die Bedingungen dafür nicht.',
  closed: 'Dieser Datensatz kann in seinem jetzigen Zustand nicht bearbeitet werden',
  nothingNow: 'In seinem jetzigen Zustand ist nichts damit möglich.',
  saveFirst: 'Speichern Sie zuerst Ihre Änderungen.',
  running: '%{action}: %{done} von %{total}…',
  done: '%{action}: %{name} – erledigt',
  bulkDone: '%{action}: %{smart_count} Datensatz erledigt |||| %{action}: %{smart_count} Datensätze erledigt',
  partial: '%{action}: %{done} erledigt, %{failed} fehlgeschlagen',
} satisfies TranslationOf<typeof english>;
