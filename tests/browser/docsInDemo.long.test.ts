import { languages, type LanguageName } from '../shots/worst/signedIn';
import { describeDocsInDemo } from './docsInDemo.suite';
import { skins } from './judge';

/* The skins differ in colours alone, which no language changes. */
describeDocsInDemo({
  looks: (Object.keys(languages) as LanguageName[]).flatMap((language) =>
    [1440, 768, 390].flatMap((width) =>
      (language === 'English' ? skins : (['light'] as const)).map((skin) => ({ language, width, skin })),
    ),
  ),
});
