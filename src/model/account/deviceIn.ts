/** A browser and the system it runs on, by the names that people know. */
export type Device = { readonly browser: string | undefined; readonly system: string | undefined };

/** Reads what a browser calls itself. Undefined for what is not known: a program that asks calls itself anything. */
export const deviceIn = (userAgent: string): Device => ({
  browser: firstIn(userAgent, BROWSERS),
  system: firstIn(userAgent, SYSTEMS),
});

const firstIn = (text: string, names: readonly (readonly [RegExp, string])[]): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/* Most of them name others too, to be served like these: the first that fits is it. */
const BROWSERS = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const SYSTEMS = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const;
