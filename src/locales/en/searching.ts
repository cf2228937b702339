/** What the search box says. Downloaded with it. */
export const searching = {
  label: 'Search pages, actions and records',
  close: 'Close',
  bookmarks: 'Bookmarks',
  pages: 'Pages',
  actions: 'Actions',
  records: 'Records',
  noResult: 'No Result',
  searching: 'Searching…',
  failed: 'Records could not be searched. Please try again.',
};
