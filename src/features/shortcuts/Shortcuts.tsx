import { useNavigate, useStore } from 'react-admin';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAbility, useModel } from '../../fields/AdminContext';
import { lazyPart } from '../../parts/lazyPart';
import { onOpenShortcuts } from './openShortcuts';
import { places } from './places';

/** Milliseconds in which the number of a place follows its letter. */
const PATIENCE = 1500;

/** Listens for the shortcuts; everything else about them is downloaded when it is wanted. */
export const Shortcuts = () => {
  const [isOn] = useStore('shortcuts.isOn', true);
  const [dialog, openDialog] = useShortcutsDialog();
  const goTo = useGoTo();

  const run = (command: Command, event: KeyboardEvent, wait: () => void) => {
    if (command === 'help') openDialog();
    else if (command === 'go') wait();
    else if (command in inRows) inRows[command]?.();
    else if (!choose(command)) return;
    event.preventDefault();
  };
  const press = useEffectEvent((event: KeyboardEvent, awaited: boolean, wait: () => void) => {
    if (isSave(event)) return saveForm() && event.preventDefault();
    if (!isOn) return;
    const number = awaited ? numberOf(event) : undefined;
    if (number !== undefined) return goTo(number);
    if (awaited && isFree(event) && event.key === 'm') return focusMenu() && event.preventDefault();
    const command = commandOf(event);
    if (command) run(command, event, wait);
  });

  useEffect(() => {
    let until = 0;
    const listen = (event: KeyboardEvent) => {
      const awaited = event.timeStamp < until;
      until = 0;
      press(event, awaited, () => (until = event.timeStamp + PATIENCE));
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return dialog;
};

/* Its field finds what has no number. */
const focusMenu = (): boolean => {
  const field = document.querySelector<HTMLElement>('nav [data-shortcut=menu]');
  field?.focus();
  return field !== null;
};

/** The titles of the rows, and which row has the focus; before that it is the one before the first. */
const rowsHere = () => {
  const titles = [...document.querySelectorAll<HTMLElement>('main a.title')];
  const rows = titles.map((title) => title.closest('tr, li'));
  return { titles, rows, at: rows.findIndex((row) => row?.contains(document.activeElement)) };
};

const step = (by: 1 | -1) => () => {
  const { titles, at } = rowsHere();
  titles[Math.min(Math.max(at + by, 0), titles.length - 1)]?.focus();
};

const inRows: { readonly [C in Command]?: () => void } = {
  down: step(1),
  up: step(-1),
  select: () => {
    const { rows, at } = rowsHere();
    rows[at]?.querySelector<HTMLElement>('input[type=checkbox]')?.click();
  },
};

/* What a page offers says so itself: `data-shortcut`. */
const choose = (command: Command): boolean => {
  const target = document.querySelector<HTMLElement>(`main [data-shortcut=${command}]`);
  if (!target) return false;
  if (target instanceof HTMLInputElement) target.focus();
  else target.click();
  return true;
};

/* The form of a dialog stands after that of the page. */
const saveForm = (): boolean => {
  const buttons = [...document.querySelectorAll<HTMLElement>('.form-bar [type=submit]')];
  buttons.at(-1)?.click();
  return buttons.length > 0;
};

const useGoTo = () => {
  const model = useModel();
  const ability = useAbility();
  const navigate = useNavigate();
  return (number: number) => {
    const place = places(model, ability)[number - 1];
    if (place) void navigate(place.path);
  };
};

const useShortcutsDialog = () => {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => onOpenShortcuts(() => setOpen(true)), []);
  const dialog = isOpen && <ShortcutsDialog onClose={() => setOpen(false)} />;
  return [dialog, () => setOpen(true)] as const;
};

const ShortcutsDialog = lazyPart(async () => (await import('./ShortcutsDialog')).ShortcutsDialog, {
  failure: 'over',
});

/** What a key can ask for, wherever one is. `go` waits for the number of the place. */
type Command = 'help' | 'search' | 'create' | 'edit' | 'go' | 'down' | 'up' | 'select' | 'next' | 'previous';

/** By what the key writes: a question mark is one on every keyboard, wherever it lies there. */
const commands: Readonly<Record<string, Command>> = {
  '?': 'help',
  '/': 'search',
  c: 'create',
  e: 'edit',
  g: 'go',
  j: 'down',
  k: 'up',
  x: 'select',
  n: 'next',
  p: 'previous',
};

/** The command of a key; none while somebody types, holds another key down, or has a dialog or a menu open. */
const commandOf = (event: KeyboardEvent): Command | undefined =>
  event.repeat || !isFree(event) ? undefined : commands[event.key];

/** The number on a key, from 1 to 9, whether or not the keyboard wants Shift for it. */
const numberOf = (event: KeyboardEvent): number | undefined => {
  if (!isFree(event)) return undefined;
  const [, digit] = /^(?:Digit|Numpad)([1-9])$/.exec(event.code) ?? [];
  return digit === undefined ? undefined : Number(digit);
};

/** Ctrl or Cmd with S. */
const isSave = (event: KeyboardEvent): boolean =>
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
