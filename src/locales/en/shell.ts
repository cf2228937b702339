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
  demo: {
    kept: 'Demo: your changes stay in this browser.',
    full: 'Demo: this browser has no room for more. What you change from here on is gone with the page.',
    reset: 'Reset',
    resetTitle: 'Reset the demo?',
    resetText: 'All your changes in this browser are removed, and you are signed out.',
  },
  search: { label: 'Search', keys: 'Ctrl K', macKeys: '⌘K' },
  bookmarks: { label: 'Bookmarks', star: 'Bookmark %{name}' },
};
