/** The host of a picture that lies elsewhere; undefined for one that is written out, or lies beside the page. */
export const foreignHost = (address: string): string | undefined => {
  const { protocol, host } = new URL(address.trim());
  return protocol === 'https:' && host !== globalThis.location.host ? host : undefined;
};
