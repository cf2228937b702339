export const relations = {
  empty: 'No %{name} here yet.',
  showAll: 'Show all %{name}',
  add: 'Add %{name}',
  choose: 'Choose %{name}',
  noneFound: 'No %{name} found. Try other words.',
  loading: 'Looking…',
  count: '%{smart_count} entry |||| %{smart_count} entries',
};
