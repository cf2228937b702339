import { styled } from '@mui/material/styles';
import { useLocale, useSourceContext, useStore, useTranslate } from 'react-admin';
import { useRef, type KeyboardEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { pick, resolveLabel } from '../../model/resolved/labels';
import type { Suggested } from './suggested';

type SuggestionsProps = { readonly suggested: Suggested; readonly source: string };

/**
 * Texts that are often written in the input before it: a click writes one, or the key of its number while one of them has
 * the focus: in the input a digit is a digit. What somebody has typed stays, above it.
 */
export const Suggestions = ({ suggested, source }: SuggestionsProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  const [isOn] = useStore('shortcuts.isOn', true);
  const box = useRef<HTMLDivElement>(null);
  const path = useSourceContext().getSource(source);
  const { getValues, setValue } = useFormContext();
  const texts = suggested.map(({ text }) => pick(resolveLabel(text), locale));
  const input = () => box.current?.previousElementSibling?.querySelector<TextBox>('textarea, input');
  const write = (text: string) => {
    const typed: unknown = getValues(path);
    const isTyped = typeof typed === 'string' && typed.trim() !== '' && !texts.includes(typed);
    setValue(path, isTyped ? `${typed.trimEnd()}${input()?.tagName === 'INPUT' ? ' ' : '\n'}${text}` : text, {
      shouldDirty: true,
      shouldTouch: true,
    });
    input()?.focus();
  };
  const press = (event: KeyboardEvent) => {
    const text = texts[Number(event.key) - 1];
    if (!isOn || text === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    // The key would be typed where the focus goes.
    event.preventDefault();
    write(text);
  };
  return (
    <List ref={box} role="group" aria-label={translate('app.form.suggestions')} onKeyDown={press}>
      {texts.map((text, at) => (
        <button key={text} type="button" onClick={() => write(text)}>
          {isOn && <kbd aria-hidden="true">{at + 1}</kbd>}
          {text}
        </button>
      ))}
    </List>
  );
};

type TextBox = HTMLTextAreaElement | HTMLInputElement;

const List = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 4,
  '& button': {
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: 8,
    minHeight: 32,
    padding: '4px 10px',
    color: theme.palette.text.primary,
    font: 'inherit',
    fontSize: 13,
    textAlign: 'start',
    background: 'none',
    border: `1px solid ${theme.palette.surface.borderStrong}`,
    borderRadius: 8,
    cursor: 'pointer',
  },
  '& button:hover': { backgroundColor: theme.palette.action.hover },
  '& kbd': { color: theme.palette.text.secondary, font: 'inherit', fontSize: 12 },
}));
