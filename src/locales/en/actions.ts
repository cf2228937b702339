export const actions = {
  confirm: {
    title: '%{action} %{name}?',
    bulkTitle: '%{action}: %{smart_count} record? |||| %{action}: %{smart_count} records?',
    text: 'This takes effect at once.',
  },
  qualify:
    '%{qualified} of %{total} selected row qualifies |||| %{qualified} of %{total} selected rows qualify',
  reason: '%{name}: %{reason}',
  notNow: 'Not possible while %{field} is %{value}',
  needs: 'Only possible while %{field} is %{allowed}',
  ruleNotMet: 'This record does not meet the conditions for it.',
  closed: 'This record cannot be edited in its present state',
  nothingNow: 'Nothing can be done with it in its present state.',
  saveFirst: 'Save your changes first.',
  running: '%{action}: %{done} of %{total}…',
  done: '%{action}: %{name} – done',
  bulkDone: '%{action}: %{smart_count} record done |||| %{action}: %{smart_count} records done',
  partial: '%{action}: %{done} done, %{failed} failed',
};
