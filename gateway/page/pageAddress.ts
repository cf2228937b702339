type Asked = { readonly method: string; readonly path: string; readonly accept?: string | undefined };

/** A file by its address: something of the build, or a name with an extension. */
export const isFile = (path: string): boolean =>
  path.startsWith('/assets/') || /\.[A-Za-z0-9]{1,8}$/.test(path);

/**
 * A person who opens an address of the app; a browser then asks for HTML. The page itself is handed to everybody.
 * A call that nothing serves is none: its sender would have to read HTML as data.
 */
export const isPageAddress = ({ method, path, accept = '' }: Asked): boolean => {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (path === '/' || path === '/index.html') return true;
  return accept.includes('text/html') && !isFile(path);
};
