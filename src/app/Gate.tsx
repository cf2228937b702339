import { lazy, Suspense, useEffect, useState, type ComponentType, type LazyExoticComponent } from 'react';
import { SignInPage } from '../pages/signIn/SignInPage';
import { Waiting } from '../pages/signIn/Waiting';
import type { Connection } from '../providers/session/connection';
import { userId, type UserData } from '../providers/session/userData';
import type { Settings } from '../providers/settings/settings';

type GateProps = {
  readonly settings: Settings;
  /** Whether this browser keeps a session; whether it still holds is for the connection to say. */
  readonly hasSession: boolean;
  /** Connects when it is first asked to; afterwards always the same connection. */
  readonly connect: () => Promise<Connection>;
  readonly load: (connection: Connection) => Promise<{ default: ComponentType }>;
};

type Door = {
  readonly connection?: Connection;
  readonly Product?: LazyExoticComponent<ComponentType> | undefined;
};

/**
 * Decides between the sign-in page and the product before react-admin, or even the HTTP layer, is loaded. The
 * address stays as it is, so whoever signs in comes out where they wanted to go (S6.16).
 */
export const Gate = ({ settings, hasSession, connect, load }: GateProps) => {
  const [{ connection, Product }, setDoor] = useState<Door>({});
  const [isReading, setReading] = useState(hasSession);

  useEffect(() => {
    if (!hasSession) return;
    void connect().then((found) => {
      setDoor({ connection: found });
      setReading(false);
    });
  }, [hasSession, connect]);

  useEffect(() => {
    if (!connection) return undefined;
    const { session } = connection;
    /* a fresh product for every sign-in: nothing of the former user is left in its caches */
    const follow = () =>
      setDoor(({ Product: present }) => {
        const product = session.status() === 'out' ? undefined : (present ?? lazy(() => load(connection)));
        return { connection, Product: product };
      });
    follow();
    let last = idOf(session.user());
    return session.subscribe(({ type }) => {
      const present = idOf(session.user());
      const isAnother = last !== undefined && present !== undefined && last !== present;
      last = present ?? last;
      if (isAnother || type === 'replaced') inheritAddress();
      if (type === 'replaced') window.location.reload();
      follow();
    });
  }, [connection, load]);

  if (isReading) return <Waiting />;
  if (!Product) {
    const enter = async (by: (account: Connection['account']) => Promise<void>) => {
      const found = await connect();
      await by(found.account);
      // Whoever listens to this connection already has made the product by now.
      setDoor((door) => ({ ...door, connection: found }));
    };
    return (
      <SignInPage
        settings={settings}
        onSignIn={(credentials) => enter((account) => account.signIn(credentials))}
        onSetUp={(asked) =>
          enter(async (account) => {
            await account.setUp(asked);
            // The code is used up.
            window.history.replaceState(window.history.state, '', window.location.pathname);
          })
        }
      />
    );
  }
  return (
    <Suspense fallback={<Waiting />}>
      <Product />
    </Suspense>
  );
};

const idOf = (user: UserData | undefined) => user && userId(user);

/* In the history entry, where react-router finds it as the location's state, also after the page was loaded anew. */
const inheritAddress = () => {
  const state: unknown = window.history.state;
  window.history.replaceState({ ...(state as object | null), usr: { isInherited: true } }, '');
};
