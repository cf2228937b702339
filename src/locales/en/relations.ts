export const relations = {
  empty: 'No %{name} here yet.',
  showAll: 'Show all %{name}',
  add: 'Add %{name}',
  count: '%{smart_count} entry |||| %{smart_count} entries',
};
