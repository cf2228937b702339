import { styled } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';

type TabBarProps = {
  readonly names: readonly string[];
  readonly open: number;
  readonly onOpen: (at: number) => void;
  /** Prefix of the ids that tie a tab to its panel: `<id>-tab-0` and `<id>-panel-0`. */
  readonly id: string;
  readonly label: string;
};

/** Tabs as the ARIA practices describe them: arrows, Home and End move, only the open one is in the tab order. */
export const TabBar = ({ names, open, onOpen, id, label }: TabBarProps) => {
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const to = targetOf(event.key, open, names.length);
    if (to === undefined) return;
    event.preventDefault();
    onOpen(to);
    document.getElementById(`${id}-tab-${to}`)?.focus();
  };
  return (
    <Bar role="tablist" aria-label={label}>
      {names.map((name, at) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-tab-${at}`}
          aria-controls={`${id}-panel-${at}`}
          aria-selected={at === open}
          tabIndex={at === open ? 0 : -1}
          onClick={() => onOpen(at)}
          onKeyDown={move}
        >
          {name}
        </button>
      ))}
    </Bar>
  );
};

const targetOf = (key: string, open: number, count: number): number | undefined => {
  if (key === 'ArrowRight') return (open + 1) % count;
  if (key === 'ArrowLeft') return (open - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
};

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  overflowX: 'auto',
  '& button': {
    flex: 'none',
    minHeight: 44,
    padding: '0 16px',
    color: theme.palette.text.secondary,
    font: 'inherit',
    fontWeight: 550,
    background: 'none',
    border: 0,
    borderBottom: '2px solid transparent',
    cursor: 'pointer',
  },
  '& button[aria-selected=true]': {
    color: theme.palette.primary.main,
    borderBottomColor: theme.palette.primary.main,
  },
}));
