import { describeDocsInDemo } from './docsInDemo.suite';

/*
 * On a desk, on a phone in the dark, and in the language with the longest words, in turn: each way to look at a list. The kinds, and
 * everything in every way, are for the long run.
 */
describeDocsInDemo({
  kinds: [],
  looks: [
    { language: 'English', width: 1440, skin: 'light' },
    { language: 'English', width: 390, skin: 'dark' },
    { language: 'Deutsch', width: 390, skin: 'light' },
  ],
});
