/** What a key can ask for, wherever one is. `go` waits for the number of the place. */
export type Command = 'help' | 'search' | 'create' | 'edit' | 'go';

/** By what the key writes: a question mark is one on every keyboard, wherever it lies there. */
const commands: Readonly<Record<string, Command>> = {
  '?': 'help',
  '/': 'search',
  c: 'create',
  e: 'edit',
  g: 'go',
};

/** The command of a key; none while somebody types, holds another key down, or has a dialog or a menu open. */
export const commandOf = (event: KeyboardEvent): Command | undefined =>
  event.repeat || !isFree(event) ? undefined : commands[event.key];

/** The number on a key, from 1 to 9, whether or not the keyboard wants Shift for it. */
export const numberOf = (event: KeyboardEvent): number | undefined => {
  if (!isFree(event)) return undefined;
  const [, digit] = /^(?:Digit|Numpad)([1-9])$/.exec(event.code) ?? [];
  return digit === undefined ? undefined : Number(digit);
};

/** Ctrl or Cmd with S. */
export const isSave = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 's';

const isFree = (event: KeyboardEvent): boolean =>
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !event.isComposing &&
  !event.defaultPrevented &&
  !isTyping(event.target) &&
  document.querySelector('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]') === null;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest(
    'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable=true], [role=textbox], [role=combobox]',
  ) !== null;
