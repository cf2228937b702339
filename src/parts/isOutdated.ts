/**
 * Whether a freshly downloaded page of the product begins with another script than the one that runs. What is no page
 * of the product, such as the sign-in of a hotel's network, says nothing.
 */
export const isOutdated = (html: string, running: string | null): boolean => {
  if (running === null || !html.includes('id="root"')) return false;
  const [, published] = /<script[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/.exec(html) ?? [];
  return published !== undefined && published !== running;
};
