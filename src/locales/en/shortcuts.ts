/** The list of the shortcuts, which is downloaded when it is opened. */
export const shortcuts = {
  title: 'Keyboard shortcuts',
  singleKeys: 'Shortcuts of a single key (without Ctrl or Cmd)',
  keys: { control: 'Ctrl', enter: 'Enter', home: 'Home', end: 'End', or: 'or', then: 'then' },
  everywhere: { title: 'Everywhere', help: 'Show this list', search: 'Search pages and records' },
  list: {
    title: 'In a list',
    search: 'Go to the search field',
    create: 'Create a record',
    rows: 'To the row above or below',
    ends: 'To the first or last row',
    open: 'Open the row',
  },
  record: { title: 'On a record', edit: 'Edit' },
  form: { title: 'In a form', save: 'Save' },
  places: { title: 'Go to' },
};
