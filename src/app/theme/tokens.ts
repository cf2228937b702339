import type { Tone } from '../../config/action';

/** The two skins: light by default (S2.57), dark by choice. */
export type Skin = 'light' | 'dark';

/** Text, background and hairline of a chip, as hex colours. */
export type ToneColors = { readonly fg: string; readonly bg: string; readonly border: string };

export type Tokens = typeof light;

const light = {
  /** The page behind everything. */
  canvas: '#F5F4F0',
  /** Cards, tables, the navbar. */
  paper: '#FFFFFF',
  /** Table heads, hovered rows, the search box. */
  sunken: '#EFEDE7',
  /** Hairlines; decoration only. */
  border: '#E2DFD6',
  /** Borders that show where a control is: 3:1 against every ground. */
  borderStrong: '#85817A',
  text: '#1B2225',
  textSecondary: '#56605F',
  textDisabled: '#8D9492',
  primary: '#0F5F73',
  primaryDark: '#0A4656',
  primaryLight: '#DCECEF',
  onPrimary: '#FFFFFF',
  /** The one signal colour: live or unread, nothing else. */
  signal: '#B23A17',
  signalSoft: '#FBE6DE',
  onSignal: '#FFFFFF',
  success: '#1A7346',
  info: '#2A5FA8',
  warning: '#8A5A00',
  error: '#B3261E',
  /** Text on success, info, warning and error. */
  onStatus: '#FFFFFF',
  /** Shadow of what floats: navbar, menus, dialogs. */
  floatShadow: '0 1px 2px rgba(27,34,37,.05), 0 8px 24px -12px rgba(27,34,37,.18)',
};

const dark: Tokens = {
  canvas: '#0F1416',
  paper: '#171E21',
  sunken: '#12181A',
  border: '#2A3438',
  borderStrong: '#6F7C80',
  text: '#E8ECEC',
  textSecondary: '#A3B0B1',
  textDisabled: '#6B787A',
  primary: '#5CC4D8',
  primaryDark: '#8AD8E6',
  primaryLight: '#143840',
  onPrimary: '#06222A',
  signal: '#FF8A66',
  signalSoft: '#3A2018',
  onSignal: '#2A0E05',
  success: '#5FC98F',
  info: '#86B4F2',
  warning: '#E3B04B',
  error: '#FF8A80',
  onStatus: '#0F1416',
  floatShadow: '0 1px 2px rgba(0,0,0,.5), 0 12px 28px -14px rgba(0,0,0,.8)',
};

export const tokens: Readonly<Record<Skin, Tokens>> = { light, dark };

export const tones: Readonly<Record<Skin, Readonly<Record<Tone, ToneColors>>>> = {
  light: {
    neutral: { fg: '#4A5453', bg: '#ECEBE6', border: '#CFCCC3' },
    info: { fg: '#234F8C', bg: '#E4EDF9', border: '#B9CFEC' },
    progress: { fg: '#0B4F60', bg: '#DCECEF', border: '#A9CFD7' },
    success: { fg: '#135C37', bg: '#DFF2E7', border: '#A8D9BD' },
    warning: { fg: '#6E4700', bg: '#FBEFD2', border: '#E6C983' },
    danger: { fg: '#8F1D16', bg: '#FBE3E0', border: '#EFB4AE' },
  },
  dark: {
    neutral: { fg: '#C3CCCC', bg: '#232B2E', border: '#3A464A' },
    info: { fg: '#A9CBF7', bg: '#17263A', border: '#2C4668' },
    progress: { fg: '#8AD8E6', bg: '#123038', border: '#215361' },
    success: { fg: '#86DCAD', bg: '#12301F', border: '#235A3C' },
    warning: { fg: '#F0C873', bg: '#33270E', border: '#5F4A1B' },
    danger: { fg: '#FFB0A8', bg: '#3B1A17', border: '#6B302B' },
  },
};

/** Colours of chart series, in order of use. */
export const chartColors: Readonly<Record<Skin, readonly string[]>> = {
  light: ['#0F5F73', '#C2431F', '#A67200', '#4667B4', '#86458A', '#4F7A2C'],
  dark: ['#5CC4D8', '#FF8A66', '#E3B04B', '#8FA9F0', '#CF93D3', '#97C46C'],
};

/** Measures in CSS pixels; `radius` rounds chips, controls, and cards with the navbar. */
export const sizes = {
  navbarHeight: 56,
  navbarTop: 12,
  menuOpen: 248,
  menuClosed: 68,
  chipHeight: 24,
  radius: { chip: 6, control: 8, card: 12 },
} as const;
