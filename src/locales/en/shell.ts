/** What surrounds every page: menu, skin, language, connection. */
export const shell = {
  menu: {
    label: 'Main menu',
    collapse: 'Collapse the menu',
    expand: 'Expand the menu',
  },
  skin: {
    toLight: 'Use light colours',
    toDark: 'Use dark colours',
  },
  language: { label: 'Language', missing: '%{name} could not be downloaded. The language stays as it is.' },
  account: 'Account',
  signedInAs: 'Signed in as %{name}',
  signOut: 'Sign out',
  compact: 'Compact display',
  scrollTop: 'Back to the top',
  offline: 'You are offline. What you see may be out of date, and nothing can be saved.',
  loading: 'Loading…',
  search: { label: 'Search', keys: 'Ctrl K', macKeys: '⌘K' },
  bookmarks: { label: 'Bookmarks', star: 'Bookmark %{name}' },
};
