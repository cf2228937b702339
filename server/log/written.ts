/** What people do with their accounts, as the logs say it. */
export const accountEvents = [
  'login',
  'logout',
  'password_changed',
  'two_factor_changed',
  'enter',
  'leave',
] as const;

/** What is done with records, as the log of changes says it where no action of the configuration was asked for. */
export const deeds = ['create', 'update', 'delete', 'move', 'undo', 'restore', 'export', 'import'] as const;
