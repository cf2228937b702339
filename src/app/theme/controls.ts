import type { Components, Theme } from '@mui/material/styles';
import type { Look } from './look';
import { sizes } from './tokens';

/* react-admin's own theme says the same; without it an input is only as wide as the browser likes. */
const dense = { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } as const;

/** Buttons, inputs, chips, menus: hairlines instead of shadows, and a ring that shows the focus. */
export const createControls = ({ colors }: Look): Components<Omit<Theme, 'components'>> => {
  const ring = { outline: `2px solid ${colors.primary}`, outlineOffset: 2 };
  const inset = { '&.Mui-focusVisible, &:focus-visible': { outlineOffset: -2 } };
  return {
    MuiButtonBase: {
      styleOverrides: {
        root: {
          '&.Mui-focusVisible, &:focus-visible': ring,
          // MUI writes its 550 ms into a rule of two classes; a single `&` would lose against it.
          '&& .MuiTouchRipple-rippleVisible:not(.MuiTouchRipple-ripplePulsate), && .MuiTouchRipple-childLeaving':
            { animationDuration: '500ms' },
        },
      },
    },
    MuiMenuItem: { styleOverrides: { root: inset } },
    MuiListItemButton: { styleOverrides: { root: inset } },
    MuiButton: { defaultProps: { disableElevation: true, size: 'small' } },
    MuiAutocomplete: { defaultProps: { fullWidth: true } },
    MuiTextField: { defaultProps: dense },
    MuiFormControl: {
      defaultProps: dense,
      styleOverrides: { root: { '&.MuiFormControl-marginDense': { marginTop: 'var(--input-gap)' } } },
    },
    // A label above its box at all times: it is never cut off by a unit, and an empty form stays calm.
    // What explains a locked input is there to be read. Below a box it begins where all other lines below boxes do.
    MuiFormHelperText: {
      styleOverrides: {
        root: { marginInline: 0, '&.Mui-disabled:not(.Mui-error)': { color: colors.textSecondary } },
      },
    },
    // The mark of a required input is react-admin's: MUI would set a second one.
    MuiInputLabel: { defaultProps: { shrink: true, required: false } },
    MuiInputBase: {
      styleOverrides: {
        input: {
          '&.MuiInputBase-inputSizeSmall:not(textarea)': { paddingBlock: 'var(--input-y)' },
          '&::placeholder': { color: colors.textSecondary, opacity: 1 },
          // iOS zooms into anything smaller and does not zoom out again.
          '@media (max-width: 599.95px)': { fontSize: '1rem' },
        },
      },
    },
    MuiOutlinedInput: {
      defaultProps: { notched: true },
      styleOverrides: {
        // One that waits for another box and is missing when it is saved: MUI draws it as if nothing were wrong.
        root: { '&.Mui-disabled.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: colors.error } },
        // In the gap for the label MUI writes the mark itself, beside react-admin's: one is enough.
        notchedOutline: { borderColor: colors.borderStrong, '& legend [aria-hidden]': { display: 'none' } },
      },
    },
    MuiSwitch: {
      styleOverrides: {
        switchBase: { '&:not(.Mui-checked) .MuiSwitch-thumb': { backgroundColor: colors.borderStrong } },
        thumb: { boxShadow: 'none' },
      },
    },
    MuiChip: {
      styleOverrides: {
        root: { borderRadius: sizes.radius.chip, height: sizes.chipHeight, fontWeight: 550 },
      },
    },
    MuiTooltip: { defaultProps: { arrow: true } },
  };
};
