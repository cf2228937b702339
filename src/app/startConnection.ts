import type { Fetch } from '../providers/http/exchange';
import {
  browserSession,
  createConnection,
  type Connection,
  type DemoChanges,
} from '../providers/session/connection';
import type { Settings } from '../providers/settings/settings';

type Demo = { readonly fetch: Fetch; readonly changes: DemoChanges };

/** Connects to the configured hosts; in the static demo, to the server in the page. */
export const startConnection = ({ hosts, offers }: Settings, demo?: Demo): Connection => {
  const options = { hosts, offers, ...browserSession() };
  if (!demo) return createConnection(options);
  return { ...createConnection({ ...options, fetch: demo.fetch }), demo: demo.changes };
};
