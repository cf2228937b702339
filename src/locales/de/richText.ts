import type { richText as english } from '../en/richText';
import type { TranslationOf } from '../translationOf';

export const richText = {
  richText: {
    toolbar: 'Formatierung von %{label}',
    bold: 'Fett',
    italic: 'Kursiv',
    underline: 'Unterstrichen',
    strike: 'Durchgestrichen',
    code: 'Code',
    heading: 'Überschrift %{level}',
    bulletList: 'Aufzählung',
    orderedList: 'Nummerierte Liste',
    indent: 'Einrücken',
    outdent: 'Ausrücken',
    blockquote: 'Zitat',
    codeBlock: 'Codeblock',
    horizontalRule: 'Trennlinie',
    link: 'Link',
    unlink: 'Link entfernen',
    address: 'Adresse',
    badAddress: 'https://, http://, mailto: oder tel: und was darauf folgt',
    apply: 'Übernehmen',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    withKey: '%{name} (%{key})',
    picture: 'Bild: %{alt}',
  },
} satisfies TranslationOf<typeof english>;
