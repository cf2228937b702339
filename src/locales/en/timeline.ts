/** The steps of a record on its page, and what is said of a failure. */
export const timeline = {
  after: 'after %{time}',
  code: 'Code %{code}',
  permanent: 'Permanent: trying again will not help.',
  temporary: 'Temporary: a later attempt may succeed.',
  impossible: 'Cannot follow “%{status}”',
};
