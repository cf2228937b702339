export const notices = {
  events: {
    lowBalance: {
      of: 'users',
      becomes: { reserve: { $lt: '0' } },
      to: 'id',
      with: { app: { category: 'billing', severity: 'warning' } },
    },
    zeroBalance: {
      of: 'users',
      becomes: { credit: { $lte: '0' } },
      to: 'id',
      with: { app: { category: 'billing', severity: 'error' } },
    },
    invoiceSent: {
      of: 'invoices',
      becomes: { invoiceStatus: 'Sent' },
      to: 'user',
      with: { app: { category: 'billing', severity: 'info' } },
    },
    invoicePastDue: {
      of: 'invoices',
      becomes: { invoiceStatus: 'Past Due' },
      to: 'user',
      with: { app: { category: 'billing', severity: 'warning' } },
    },
    paymentReceived: {
      of: 'balanceEntries',
      becomes: { kind: 'topup' },
      to: 'user',
      with: { app: { category: 'billing', severity: 'success' } },
    },
    senderIdReviewed: {
      of: 'senderIds',
      becomes: { status: { $in: ['approved', 'changes_required', 'rejected'] } },
      to: 'user',
      with: { app: { category: 'sender_id', severity: 'info' } },
    },
    campaignFinished: {
      of: 'campaigns',
      becomes: { status: { $in: ['completed', 'failed'] } },
      to: 'user',
      with: { app: { category: 'campaign', severity: 'info' } },
    },
    newDevice: {
      of: 'userLogs',
      becomes: { newDevice: true },
      to: 'user',
      with: { app: { category: 'security', severity: 'warning' } },
    },
  },
  templates: {
    of: 'notificationTemplates',
    when: { status: 'active' },
    event: 'event',
    channel: 'channel',
    language: 'language',
    title: 'title',
    body: 'body',
    critical: 'critical',
  },
  choices: 'notificationSetting',
  channels: {
    email: { address: 'email', mail: true },
    /* Nobody's message: no customer is charged, and none has to have credit for it. */
    sms: {
      address: 'phone',
      creates: 'smsLogs',
      values: {
        from: 'SMS Gateway',
        to: { $of: 'address' },
        text: { $of: 'body' },
        purpose: 'service',
        status: 'queued',
      },
    },
    app: {
      creates: 'dashboardNotis',
      values: {
        user: { $of: 'account' },
        title: { $of: 'title' },
        body: { $of: 'body' },
        resource: { $of: 'entity' },
        recordId: { $of: 'record' },
        read: false,
      },
    },
  },
  subscribers: {
    of: 'subscribers',
    when: { status: 'active' },
    group: 'group',
    groups: 'groups',
    groupWhen: { status: 'active' },
    language: 'language',
  },
} as const;
