/**
 * The same way through the product and through the bare react-admin of `measure/`: what is opened or clicked, and what has
 * to be there for the screen to be seen.
 */
export const ways = {
  product: {
    begins: '/apps/users',
    // What waits until three seconds after the first screen is no part of the second.
    rests: 3500,
    steps: {
      firstList: { seen: ['main tbody tr[data-index]'] },
      otherList: {
        click: 'nav a[href="/apps/contacts"]',
        seen: ['main tbody tr[data-index] a[href^="/apps/contacts/"]'],
      },
      record: {
        click: 'main tbody tr[data-index] a[href^="/apps/contacts/"]',
        seen: ['main [data-record-head] h1', 'main [role=tabpanel] dd'],
      },
      form: {
        click: 'main a[data-shortcut=edit]',
        seen: ['main form input[name=fullName]', 'main form input[name=phone]'],
      },
    },
  },
  bare: {
    begins: '/users',
    rests: 0,
    steps: {
      firstList: { seen: ['td.column-username'] },
      otherList: { click: '[role=menuitem][href="/contacts"]', seen: ['td.column-phone'] },
      record: { click: 'td.column-phone', seen: ['#react-admin-title', '.ra-field-name', '.ra-field-phone'] },
      form: { click: 'a[aria-label=Edit]', seen: ['form input[name=name]', 'form input[name=phone]'] },
    },
  },
};
