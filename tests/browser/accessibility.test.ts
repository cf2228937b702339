import { describeAccessibility } from './accessibility.suite';

/* Both widths and both skins, each of them once; all four are in the long run. */
describeAccessibility([
  { width: 1440, skin: 'light', rules: 'all' },
  { width: 390, skin: 'dark', rules: 'all' },
]);
