import { localStorageStore, type Store } from 'react-admin';
import type { SessionKeeper } from '../providers/session/session';
import { userId } from '../providers/session/userData';
import { withShapes } from './storedShapes';

/** Bump when the meaning of a stored choice changes: older choices are then forgotten. */
const VERSION = '1';

/** Choices of appearance and lists, kept per person so that two people at one computer keep their own. */
export const createAppStore = (session: SessionKeeper): Store => {
  const user = session.user();
  const store = localStorageStore(VERSION, `sms.${user ? userId(user) : 'nobody'}`);
  store.setup();
  return withShapes(store);
};
