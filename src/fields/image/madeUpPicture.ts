/** What a made-up record has for a picture. Drawn here, because a demo must not ask a stranger's server for pictures. */
export const madeUpPicture = (hue: number): string =>
  START +
  encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="hsl(${hue} 40% 60%)"/></svg>`,
  );

const START = 'data:image/svg+xml,';

/** Whether it is such a picture, and nothing that somebody wrote. */
export const isMadeUp = (value: unknown): boolean => {
  if (typeof value !== 'string' || !value.startsWith(START)) return false;
  const [, hue] = /hsl\((\d{1,3})%20/.exec(value) ?? [];
  return hue !== undefined && value === madeUpPicture(Number(hue));
};
