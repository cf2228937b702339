import { browserSession, createConnection, type Connection } from '../providers/session/connection';
import type { Settings } from '../providers/settings/settings';

/** Connects to the configured hosts; the static demo build answers the sign-in calls in the browser instead. */
export const startConnection = async ({ hosts, offers }: Settings): Promise<Connection> => {
  if (import.meta.env.MODE !== 'demo') return createConnection({ hosts, offers, ...browserSession() });
  const { createDemoSignIn } = await import('../providers/demo/demoSignIn');
  return createConnection({ hosts, ...browserSession(), fetch: createDemoSignIn() });
};
