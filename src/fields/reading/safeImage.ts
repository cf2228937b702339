/** Whether a text may be the address of an image: https, or an image written out as `data:image/…`. */
export const isSafeImage = (value: unknown): value is string =>
  typeof value === 'string' && isSafe(value.trim());

const isSafe = (address: string): boolean => {
  if (/^data:image\/[a-z0-9.+-]+[;,]/i.test(address)) return true;
  return URL.canParse(address) && new URL(address).protocol === 'https:';
};
