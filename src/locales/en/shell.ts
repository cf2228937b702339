/** What surrounds every page: menu, skin, language, connection. */
export const shell = {
  menu: {
    label: 'Main menu',
    collapse: 'Collapse the menu',
    expand: 'Expand the menu',
    collapseGroup: 'Fold %{name}',
    expandGroup: 'Unfold %{name}',
  },
  skin: {
    label: 'Colours',
    light: 'Light',
    dark: 'Dark',
    toLight: 'Use light colours',
    toDark: 'Use dark colours',
  },
  language: { label: 'Language', en: 'English', de: 'German', fr: 'French', pt: 'Portuguese' },
  account: 'Account',
  signedInAs: 'Signed in as %{name}',
  signOut: 'Sign out',
  scrollTop: 'Back to the top',
  offline: 'You are offline. What you see may be out of date, and nothing can be saved.',
  online: 'You are online again.',
  loading: 'Loading…',
  search: { label: 'Search', keys: 'Ctrl K' },
  bookmarks: { label: 'Bookmarks', star: 'Bookmark %{name}' },
};
