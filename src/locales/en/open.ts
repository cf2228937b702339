/** What the pages of people without an account say. */
export const open = {
  public: {
    home: 'Pages for everybody',
    signIn: 'Sign in',
    send: 'Send',
    thanks: 'Thank you. It has arrived.',
    receipt: 'Your number:',
    again: 'Send another one',
    empty: 'There is nothing here yet.',
    notFound: 'Nothing was found.',
    gone: 'There is nothing for everybody at this address.',
    page: 'Page %{page} of %{last}',
  },
};
