/** One address, or a network of them. */
export type Network = {
  readonly net: string;
  readonly prefix: number;
  readonly family: 'ipv4' | 'ipv6';
};

/** Reads addresses and networks such as `192.0.2.1, 198.51.100.0/24, 2001:db8::/32`. @throws with the one that is none. */
export const readAddresses = (list: string): readonly Network[] =>
  list.split(',').flatMap((each) => (each.trim() === '' ? [] : readNetwork(each.trim())));

const readNetwork = (text: string): Network => {
  const [, net = '', given] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? [];
  const family = isV4(net) ? 'ipv4' : isV6(net) ? 'ipv6' : undefined;
  const most = family === 'ipv4' ? 32 : 128;
  const prefix = given === undefined ? most : Number(given);
  if (family === undefined || prefix > most)
    throw new Error(
      `"${text}" is no address. Valid are such as 192.0.2.1, 198.51.100.0/24 and 2001:db8::/32.`,
    );
  return { net, prefix, family };
};

const isV4 = (text: string): boolean =>
  /^\d{1,3}(\.\d{1,3}){3}$/.test(text) && text.split('.').every((part) => Number(part) <= 255);

const isV6 = (text: string): boolean => text.includes(':') && URL.canParse(`http://[${text}]/`);
