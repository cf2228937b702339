/** Every icon the configuration may name. `src/views/icons.ts` must hold a drawing for each. */
export const iconNames = [
  'add', 'archive', 'badge', 'ban', 'bell', 'block', 'book', 'business', 'calendar', 'campaign', 'cancel',
  'cell', 'chart', 'check', 'clock', 'contacts', 'dashboard', 'delete', 'download', 'draft', 'edit', 'email',
  'error', 'group', 'groups', 'help', 'history', 'inventory', 'invoice', 'key', 'label', 'lock', 'money',
  'mute', 'operator', 'pause', 'payments', 'person', 'plan', 'play', 'policy', 'receipt', 'refresh', 'role',
  'schedule', 'send', 'settings', 'shield', 'sms', 'star', 'tag', 'undo', 'upload', 'warning',
] as const;

export type IconName = (typeof iconNames)[number];
