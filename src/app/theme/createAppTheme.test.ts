import { createTheme } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import { createAppTheme } from './createAppTheme';
import { cssVariables } from './cssVariables';
import { tokens, tones, type Skin } from './tokens';

const skins: readonly Skin[] = ['light', 'dark'];

describe.each(skins)('the %s theme', (skin) => {
  const theme = createTheme(createAppTheme(skin));

  it('offers the chip tones to every component', () => expect(theme.palette.tones).toEqual(tones[skin]));

  it('keeps the colours of the skin', () => {
    expect(theme.palette.mode).toBe(skin);
    expect(theme.palette.background.default).toBe(tokens[skin].canvas);
    expect(theme.palette.primary.contrastText).toBe(tokens[skin].onPrimary);
  });

  it('writes buttons as they are written, never in capitals', () =>
    expect(theme.typography.button.textTransform).toBe('none'));

  it('sets body text in 14 px', () => expect(theme.typography.body2.fontSize).toBe('0.875rem'));

  it('offers every token to plain style sheets', () =>
    expect(cssVariables(skin)).toMatchObject({
      '--border-strong': tokens[skin].borderStrong,
      '--tone-danger-fg': tones[skin].danger.fg,
    }));
});
