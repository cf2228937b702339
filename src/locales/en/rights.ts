/** Verbs for “Your account lacks the right to …” */
export const rights = {
  manage: 'manage',
  read: 'see',
  list: 'list',
  show: 'see',
  create: 'create',
  edit: 'edit',
  update: 'edit',
  delete: 'delete',
  export: 'export',
  all: 'everything',
};
