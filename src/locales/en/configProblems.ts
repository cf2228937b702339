/** What stands in place of a faulty configuration. Only whoever develops reads it, as its problems in English. */
export const configProblems = {
  title: 'The configuration has problems',
  text: 'The app starts once they are fixed.',
  entityTitle: 'The configuration of “%{name}” has problems',
  entityText: 'Its pages and its part of the API come back once they are fixed. Everything else works.',
  id: 'Id',
  path: 'Location',
  fault: 'Problem',
  hint: 'Suggestion',
};
