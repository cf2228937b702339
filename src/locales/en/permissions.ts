/** What a role may do, as a matrix of areas and actions. */
export const permissions = {
  everything: 'Everything',
  readOnly: 'Read only',
  count: '%{smart_count} right |||| %{smart_count} rights',
  right: '%{action} %{subject}',
  above: 'Granted by “%{right}”',
  taken: 'Taken away by “%{right}”',
  area: 'Area',
  others: 'Others',
  more: 'More: %{given} of %{total}',
  listOnly: 'the list only',
  showOnly: 'single records only',
  find: 'Find an area',
  kept: 'Rights without a box here, kept as they are',
  remove: 'Remove “%{right}”',
};
