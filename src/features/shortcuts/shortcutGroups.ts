import type { ShortcutMessages } from '../../locales/shortcutMessages';

export type Shortcut = {
  readonly text: string;
  /** Each a key, or several that are held together. */
  readonly keys: readonly (readonly string[])[];
  /** What stands between two of them. */
  readonly between?: string;
};

export type ShortcutGroup = { readonly title: string; readonly shortcuts: readonly Shortcut[] };

/** What works where, in the order of the dialog. */
export const shortcutGroups = ({
  keys,
  everywhere,
  list,
  record,
  form,
}: ShortcutMessages): readonly ShortcutGroup[] => [
  {
    title: everywhere.title,
    shortcuts: [
      { text: everywhere.help, keys: [['?']] },
      { text: everywhere.search, keys: [[control(keys), 'K']] },
    ],
  },
  {
    title: list.title,
    shortcuts: [
      { text: list.search, keys: [['/']] },
      { text: list.create, keys: [['c']] },
      { text: list.rows, keys: [['↑'], ['↓']], between: keys.or },
      { text: list.ends, keys: [[keys.home], [keys.end]], between: keys.or },
      { text: list.open, keys: [[keys.enter]] },
    ],
  },
  { title: record.title, shortcuts: [{ text: record.edit, keys: [['e']] }] },
  { title: form.title, shortcuts: [{ text: form.save, keys: [[control(keys), 'S']] }] },
];

const control = ({ control: name }: ShortcutMessages['keys']): string =>
  /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : name;
