import { describeDocsInDemo } from './docsInDemo.suite';

/* On a desk, on a phone in the dark and on a tablet, each in another language, in turn. Everything in every way is for the long run. */
describeDocsInDemo({
  inTurn: true,
  looks: [
    { language: 'English', width: 1440, skin: 'light' },
    { language: 'Deutsch', width: 390, skin: 'dark' },
    { language: 'Français', width: 768, skin: 'light' },
  ],
});
