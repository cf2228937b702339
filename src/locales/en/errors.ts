/** One text per kind of failure. Where the server says something itself, that is shown as it came. */
export const errors = {
  network: '%{host} cannot be reached. Please check your connection and try again.',
  timeout: '%{host} took too long to answer. Please try again.',
  server: 'The server could not do this. Please try again later.',
  tryAgainIn: 'Please try again in %{seconds} s.',
  malformed: 'The server gave an answer that cannot be understood.',
  denied: 'You lack the right to do this.',
  validation: 'Some values were refused. Please check the form.',
  conflict: 'Someone else changed this in the meantime.',
  notOffered: 'This server does not offer this number.',
  notFound: 'This does not exist any more.',
  refused: 'The server refused this.',
  auth: 'Your session has ended. Please sign in again.',
  badId: '“%{id}” is not a usable id.',
  cancelled: 'The request was cancelled.',
  unknown: 'Something went wrong.',
  requestId: '(Request %{id})',
};
