/** Of several tabs one works, and when it is closed another one. Where the browser has no locks, each does. */
export const alone = (name: string, work: () => Promise<void>): void => {
  const { locks } = globalThis.navigator ?? {};
  const forEver = async () => {
    await work();
    await new Promise(() => undefined);
  };
  void (locks ? locks.request(name, forEver) : work());
};
