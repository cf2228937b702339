import { describeAccessibility } from './accessibility.suite';

/* A width and a skin for each page, in turn; all of them are in the long run. */
const looks = [
  { width: 1440, skin: 'light', rules: 'all' },
  { width: 390, skin: 'dark', rules: 'all' },
] as const;

describeAccessibility(looks, { inTurn: true });
