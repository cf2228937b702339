/**
 * `PUBLIC_URL`: the address at which people open the page, such as `https://admin.example.com/`, with a slash at its end.
 * Undefined when it is not given. @throws when it is no such address.
 */
export const publicUrlFrom = ({
  PUBLIC_URL: given = '',
}: Readonly<Record<string, string | undefined>>): string | undefined => {
  const text = given.trim();
  if (text === '') return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url && /^https?:$/.test(url.protocol) && `${url.search}${url.hash}${url.username}` === '';
  if (!isPlain) {
    const hint = 'give the address at which people open the page, such as https://admin.example.com';
    throw new Error(`PUBLIC_URL=${text} is no address of a page: ${hint}`);
  }
  return url.href.endsWith('/') ? url.href : `${url.href}/`;
};
