/** The whole number that was typed, its thousands grouped in any way; NaN when it is none. */
export const wholeNumber = (text: string): number => {
  const written = text.trim();
  return WHOLE.test(written) ? Number(written.replaceAll(/\D/g, '')) : Number.NaN;
};

const WHOLE = /^(\d+|\d{1,3}([.,'\u2019 \u00a0\u2009\u202f])\d{3}(?:\2\d{3})*)$/;
