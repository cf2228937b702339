/** What stands in place of a faulty configuration. Only whoever develops reads it, as its problems in English. */
export const configProblems = {
  title: 'The configuration has problems',
  text: 'The app starts as soon as they are put right.',
  entityTitle: 'The configuration of “%{name}” has problems',
  entityText:
    'Its pages and its part of the API come back as soon as they are put right. Everything else works.',
  id: 'Id',
  path: 'Place',
  fault: 'What is wrong',
  hint: 'What would be right',
};
