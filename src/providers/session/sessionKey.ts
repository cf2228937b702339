/** The key under which a session is kept, in local or session storage. A demo may lie beside the product on one host. */
export const SESSION_KEY = import.meta.env.MODE === 'demo' ? 'sms-demo.session' : 'sms.session';

/** Whether this browser keeps a session at all; a cheap look, before the code that reads it is loaded. */
export const hasSavedSession = (): boolean => {
  try {
    return [window.sessionStorage, window.localStorage].some(
      (storage) => storage.getItem(SESSION_KEY) !== null,
    );
  } catch {
    return false;
  }
};
