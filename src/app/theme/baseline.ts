import type { Components } from '@mui/material/styles';
import { monoFont } from './fonts';
import { cssVariables } from './cssVariables';
import { looks, type Look } from './look';
import { sizes } from './tokens';

/* How high a row is, the room beside the text of a cell and around that of an input, and between two inputs. */
const comfortable = {
  '--row': '44px',
  '--avatar': '32px',
  '--cell-x': '14px',
  '--input-y': '8.5px',
  '--input-gap': '8px',
};
const compact = {
  '--row': '36px',
  '--avatar': '24px',
  '--cell-x': '12px',
  '--input-y': '5px',
  '--input-gap': '4px',
};

/* Where the navbar ends, below which the heads of tables stay in sight. */
const BAR_END = `${sizes.navbarTop + sizes.navbarHeight}px`;

/** The page itself: digits of one width, a focus ring one can see, motion only for those who want it. */
export const createBaseline = (look: Look): NonNullable<Components['MuiCssBaseline']> => ({
  styleOverrides: {
    ':root': { ...cssVariables(look), ...comfortable, '--bar-end': BAR_END, colorScheme: look.skin },
    ':root[data-density=compact]': compact,
    // What has the focus must not hide under the navbar or the save bar.
    html: { scrollPaddingBlock: 88 },
    body: { fontVariantNumeric: 'tabular-nums' },
    a: { color: look.colors.primary, textUnderlineOffset: '0.2em', textDecorationThickness: '1px' },
    'code, kbd, samp, pre': { fontFamily: monoFont, fontSize: '0.8125rem' },
    'input[type="checkbox"], input[type="radio"]': { accentColor: look.colors.primary },
    ':focus-visible': { outline: `2px solid ${look.colors.primary}`, outlineOffset: 2 },
    // An outlined input shows its focus by its own border.
    '.MuiInputBase-input:focus-visible': { outline: 'none' },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        // Not a very short one: an inherited colour would then arrive one level of nesting per frame.
        transitionDuration: '0s !important',
        transitionDelay: '0s !important',
        scrollBehavior: 'auto !important',
      },
    },
    // On paper: the page alone. A record brings more rules for it, see `src/views/record/print.css`.
    '@media print': {
      'nav, header button, footer, [data-screen], [href="#main-content"]': { display: 'none !important' },
      header: { position: 'static !important', border: '0 !important', boxShadow: 'none !important' },
      // Paper is white, whatever the skin.
      'html, body, body *:not([data-sheet] *)': {
        color: `${looks.light.colors.text} !important`,
        backgroundColor: 'transparent !important',
      },
    },
    // Forced colours drop backgrounds, so what only a background says gets an edge.
    '@media (forced-colors: active)': {
      '.MuiChip-root, .MuiButton-contained, .MuiPaper-root, .MuiBadge-badge': { border: '1px solid' },
      '[aria-pressed="true"], [aria-checked="true"]:not(input), .MuiLinearProgress-bar': {
        forcedColorAdjust: 'none',
        color: 'HighlightText !important',
        backgroundColor: 'Highlight !important',
      },
      '[aria-pressed="true"] *': { color: 'inherit !important' },
      '[aria-current="page"], [aria-selected="true"], .Mui-selected': { outline: '2px solid Highlight' },
      // After the rule above, so that what has the focus is told from what is open.
      ':focus-visible': { outline: '3px solid CanvasText !important' },
    },
  },
});
