import type { smsText as english } from '../en/smsText';
import type { TranslationOf } from '../translationOf';

export const smsText = {
  line: '%{encoding} · %{characters} · %{segments} (noch %{left})',
  characters: '%{smart_count} Zeichen |||| %{smart_count} Zeichen',
  segments: '%{smart_count} Segment |||| %{smart_count} Segmente',
  cost: '%{cost} pro Empfänger',
  tierCost: '%{cost} pro Empfänger, zum Preis für %{volume} SMS',
  tierTotal:
    'höchstens %{total} für %{smart_count} Empfänger |||| höchstens %{total} für %{smart_count} Empfänger',
  merge: 'Platzhalter werden gezählt, wie sie dastehen; mit den echten Werten kann der Text länger werden.',
  forced: 'Diese Zeichen brauchen UCS-2, das 70 statt 160 pro Nachricht fasst:',
  at: '%{name}, an Stelle %{position}',
  more: 'und %{smart_count} weiteres |||| und %{smart_count} weitere',
  replace: 'Durch einfache Zeichen ersetzen',
  undo: 'Ersetzung rückgängig machen',
  names: {
    quote: 'typografisches Anführungszeichen',
    dash: 'langer Strich',
    space: 'besonderes Leerzeichen',
    ellipsis: 'Auslassungspunkte',
    bullet: 'Aufzählungspunkt',
    backtick: 'Gravis',
    invisible: 'unsichtbares Zeichen',
    emoji: 'Emoji',
    letter: 'Buchstabe',
    sign: 'Zeichen',
  },
} satisfies TranslationOf<typeof english>;
