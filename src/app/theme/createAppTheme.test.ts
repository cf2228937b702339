import { createTheme } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import { createAppTheme } from './createAppTheme';
import { cssVariables } from './cssVariables';
import { looks } from './look';
import { tokens, tones } from './tokens';

describe.each([looks.light, looks.dark])('the $skin theme', (look) => {
  const { skin } = look;
  const theme = createTheme(createAppTheme(look));

  it('offers the chip tones to every component', () => expect(theme.palette.tones).toEqual(tones[skin]));

  it('offers six colours to charts', () => expect(theme.palette.chart).toHaveLength(6));

  it('keeps the colours of the skin', () => {
    expect(theme.palette.mode).toBe(skin);
    expect(theme.palette.background.default).toBe(tokens[skin].canvas);
    expect(theme.palette.primary.contrastText).toBe(tokens[skin].onPrimary);
  });

  it('writes buttons as they are written, never in capitals', () =>
    expect(theme.typography.button.textTransform).toBe('none'));

  it('sets body text in 14 px', () => expect(theme.typography.body2.fontSize).toBe('0.875rem'));

  it('offers every token to plain style sheets', () =>
    expect(cssVariables(look)).toMatchObject({
      '--border-strong': tokens[skin].borderStrong,
      '--tone-danger-fg': tones[skin].danger.fg,
    }));
});
