import type { useTranslate } from 'react-admin';

type Translate = ReturnType<typeof useTranslate>;

export type Shortcut = {
  readonly text: string;
  /** Each a key, or several that are held together. */
  readonly keys: readonly (readonly string[])[];
  /** What stands between two of them. */
  readonly between?: string;
};

export type ShortcutGroup = { readonly title: string; readonly shortcuts: readonly Shortcut[] };

/** What works where, in the order of the dialog. */
export const shortcutGroups = (translate: Translate): readonly ShortcutGroup[] => {
  const say = (key: string) => translate(`app.shortcuts.${key}`);
  const control = IS_MAC ? '⌘' : say('keys.control');
  return [
    {
      title: say('everywhere.title'),
      shortcuts: [
        { text: say('everywhere.help'), keys: [['?']] },
        { text: say('everywhere.search'), keys: [[control, 'K']] },
        { text: say('everywhere.menu'), keys: [['g'], ['m']], between: say('keys.then') },
      ],
    },
    {
      title: say('list.title'),
      shortcuts: [
        { text: say('list.search'), keys: [['/']] },
        { text: say('list.create'), keys: [['c']] },
        { text: say('list.rows'), keys: [['↑'], ['↓']], between: say('keys.or') },
        { text: say('list.letters'), keys: [['k'], ['j']], between: say('keys.or') },
        { text: say('list.select'), keys: [['x']] },
        { text: say('list.ends'), keys: [[say('keys.home')], [say('keys.end')]], between: say('keys.or') },
        { text: say('list.peek'), keys: [[say('keys.space')]] },
        { text: say('list.open'), keys: [[say('keys.enter')]] },
      ],
    },
    {
      title: say('peek.title'),
      shortcuts: [
        { text: say('peek.neighbours'), keys: [['↑'], ['↓']], between: say('keys.or') },
        { text: say('peek.action'), keys: [['A–Z']] },
        { text: say('peek.close'), keys: [['Esc']] },
      ],
    },
    {
      title: say('record.title'),
      shortcuts: [
        { text: say('record.edit'), keys: [['e']] },
        { text: say('record.neighbours'), keys: [['p'], ['n']], between: say('keys.or') },
      ],
    },
    { title: say('form.title'), shortcuts: [{ text: say('form.save'), keys: [[control, 'S']] }] },
  ];
};

const IS_MAC = /Mac|iPhone|iPad/.test(navigator.userAgent);
