import { describeDocsInDemo } from './docsInDemo.suite';

/* On a desk, on a phone in the dark, and in the language with the longest words, in turn; everything in every way by the long run. */
describeDocsInDemo({
  kinds: ['choices', 'duration', 'range', 'rating', 'slug', 'colour', 'place'],
  looks: [
    { language: 'English', width: 1440, skin: 'light' },
    { language: 'English', width: 390, skin: 'dark' },
    { language: 'Deutsch', width: 390, skin: 'light' },
  ],
});
