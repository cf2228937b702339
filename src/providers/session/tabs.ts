import { readSession, type Session } from './savedSession';
import { SESSION_KEY } from './sessionKey';

/** A BroadcastChannel, or what behaves like one. */
export type TabChannel = Pick<BroadcastChannel, 'postMessage'> & {
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
};

/** Where `storage` events arrive: the window. */
export type StorageEvents = {
  addEventListener(type: 'storage', listener: (event: StorageEvent) => void): void;
};

/**
 * What tabs tell each other. `out`: signed out everywhere; `changed`: look at the storage again;
 * `renewed`: new tokens for those whose refresh token was `from`, for sessions no storage shares; `ask`: a new tab asks
 * for such a session, which `handOver` is the answer to.
 */
export type TabMessage =
  | { type: 'out' }
  | { type: 'changed' }
  | { type: 'renewed'; from: string; session: Session }
  | { type: 'ask' }
  | { type: 'handOver'; session: Session };

/** What a tab that is open hears; what one hears that is being opened, `askTabs` says. */
type Heard = Exclude<TabMessage, { type: 'handOver' }>;

export type Tabs = { tell(message: TabMessage): void };

export type TabsOptions = {
  channel?: TabChannel | undefined;
  events?: StorageEvents | undefined;
  hear: (message: Heard) => void;
};

/** Listens to both ways tabs can notice each other: a clear() without a message must count too. */
export const createTabs = ({ channel, events, hear }: TabsOptions): Tabs => {
  channel?.addEventListener('message', ({ data }: { data: unknown }) => {
    const message = readMessage(data);
    if (message) hear(message);
  });
  events?.addEventListener('storage', ({ key }) => {
    if (key === null) hear({ type: 'out' });
    if (key === SESSION_KEY) hear({ type: 'changed' });
  });
  return { tell: (message) => channel?.postMessage(message) };
};

const readMessage = (data: unknown): Heard | undefined => {
  const own = new Map<string, unknown>(Object.entries(data ?? {}));
  const type = own.get('type');
  if (type === 'out' || type === 'changed' || type === 'ask') return { type };
  const from = own.get('from');
  const session = readSession(JSON.stringify(own.get('session') ?? null));
  return type === 'renewed' && typeof from === 'string' && session ? { type, from, session } : undefined;
};
