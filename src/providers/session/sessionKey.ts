/** The key under which a session is kept, in local or session storage. */
export const SESSION_KEY = 'sms.session';

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
