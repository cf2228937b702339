/** What went wrong between this page and a server. A message of the server itself is shown as it came. */
export const errors = {
  network: '%{host} cannot be reached. Please check your connection and try again.',
  timeout: '%{host} took too long to answer. Please try again.',
  server: 'The server could not do this. Please try again later.',
  malformed: '%{host} gave an answer that cannot be understood.',
  denied: 'You lack the right to do this.',
  validation: 'Some values were refused. Please check the form.',
  conflict: 'Someone else changed this in the meantime.',
  notFound: 'This does not exist any more.',
  tooMany: 'Too many requests. Please wait a moment.',
  auth: 'Your session has ended. Please sign in again.',
  badId: '“%{id}” is not a usable id.',
  aborted: 'The request was cancelled.',
  unknown: 'Something went wrong.',
};
