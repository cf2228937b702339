/** What a change did to a record. */
export const diff = {
  summary: '%{smart_count} field changed: %{fields} |||| %{smart_count} fields changed: %{fields}',
  nothing: 'Nothing changed',
  field: 'Field',
  before: 'Before',
  after: 'After',
  added: 'added',
  removed: 'removed',
  changed: 'changed',
  same: 'unchanged',
  showSame: 'Show %{smart_count} unchanged field |||| Show %{smart_count} unchanged fields',
  hideSame: 'Hide unchanged fields',
  secret: 'Hidden value',
};
