/** What is said about the text of an SMS: how it is counted, and what makes it dear. */
export const smsText = {
  line: '%{encoding} · %{characters} · %{segments} (%{left} left)',
  characters: '%{smart_count} character |||| %{smart_count} characters',
  segments: '%{smart_count} segment |||| %{smart_count} segments',
  cost: '%{cost} per recipient',
  tierCost: '%{cost} per recipient, at the price for %{volume} SMS',
  tierTotal:
    'at most %{total} for %{smart_count} recipient |||| at most %{total} for %{smart_count} recipients',
  merge: 'Placeholders are counted as written; with the real values the text may be longer.',
  forced: 'These characters need UCS-2, which holds 70 instead of 160 per message:',
  at: '%{name}, at %{position}',
  more: 'and %{smart_count} more |||| and %{smart_count} more',
  replace: 'Replace with plain characters',
  undo: 'Undo the replacement',
  names: {
    quote: 'curly quote',
    dash: 'long dash',
    space: 'special space',
    ellipsis: 'ellipsis',
    bullet: 'bullet',
    backtick: 'backtick',
    invisible: 'invisible character',
    emoji: 'emoji',
    letter: 'letter',
    sign: 'sign',
  },
};
