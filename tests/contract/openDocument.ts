import { JSDOM } from 'jsdom';

/** What react-admin's hooks look for. Everything else stays the runtime's own: the gateway's tokens need that. */
const names = ['window', 'document', 'localStorage'] as const;

/** Lets components be drawn in the process of a real gateway. Returns what takes the document away again. */
export const openDocument = (): (() => void) => {
  const { window } = new JSDOM('', { url: 'http://localhost/' });
  const values = { window, document: window.document, localStorage: window.localStorage };
  const before = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const name of names)
    Object.defineProperty(globalThis, name, { value: values[name], configurable: true });
  return () => {
    window.close();
    for (const [name, descriptor] of before)
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
  };
};
