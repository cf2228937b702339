import { numberFormat } from '../reading/formats';

/** How large a file is, as people read it: 12 bytes, 340 kB, 1.2 MB. */
export const sizeText = (bytes: number, locale: string): string => {
  if (bytes < 100)
    return numberFormat(locale, { style: 'unit', unit: 'byte', unitDisplay: 'long' }).format(bytes);
  const [unit, size] =
    bytes < 1_000_000 ? (['kilobyte', bytes / 1000] as const) : (['megabyte', bytes / 1_000_000] as const);
  const digits = { maximumFractionDigits: size < 10 ? 1 : 0 };
  return numberFormat(locale, { style: 'unit', unit, ...digits }).format(size);
};
