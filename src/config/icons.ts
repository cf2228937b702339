/** Every icon the configuration may name. `src/views/icons.ts` must hold a drawing for each. */
export const iconNames = [
  'add', 'archive', 'badge', 'ban', 'bell', 'block', 'book', 'business', 'calendar', 'campaign', 'cancel',
  'cell', 'chart', 'check', 'clock', 'contacts', 'dark', 'dashboard', 'delete', 'download', 'draft', 'edit', 'email',
  'error', 'filter', 'group', 'groups', 'help', 'history', 'inventory', 'invoice', 'key', 'label', 'language', 'light', 'lock', 'money',
  'menu', 'more', 'mute', 'next', 'operator', 'pause', 'payments', 'person', 'plan', 'play', 'policy', 'previous', 'receipt', 'refresh', 'role',
  'schedule', 'search', 'send', 'settings', 'shield', 'signOut', 'sms', 'star', 'tag', 'undo', 'upload', 'warning',
] as const;

export type IconName = (typeof iconNames)[number];
