import { useEffect, useRef, useState, type ComponentType } from 'react';
import { SignInPage, type SignInPageProps } from '../pages/signIn/SignInPage';
import type { Forgotten } from '../pages/signIn/ForgottenForm';
import { leavePlace } from '../pages/signIn/places';
import { Stopped } from '../pages/signIn/Stopped';
import { Waiting } from '../pages/signIn/Waiting';
import type { Connection } from '../providers/session/connection';
import { userId, type UserData } from '../providers/session/userData';
import type { Settings } from '../providers/settings/settings';

type GateProps = {
  readonly settings: Settings;
  /** Whether this browser keeps a session; whether it still holds is for the connection to say. */
  readonly hasSession: boolean;
  /** Connects when it is first asked to; afterwards always the same connection. May be asked again when it failed. */
  readonly connect: () => Promise<Connection>;
  readonly load: (connection: Connection) => Promise<ComponentType>;
};

type Stage = 'reading' | 'out' | 'loading' | 'missing' | { readonly Product: ComponentType };

/**
 * Decides between the sign-in page and the product before react-admin, or even the HTTP layer, is loaded. The
 * address stays as it is, so whoever signs in comes out where they wanted to go (S6.16).
 */
export const Gate = ({ settings, hasSession, connect, load }: GateProps) => {
  const [connection, setConnection] = useState<Connection>();
  const [stage, setStage] = useState<Stage>(hasSession ? 'reading' : 'out');

  useEffect(() => {
    if (hasSession) connect().then(setConnection, () => setStage('missing'));
  }, [hasSession, connect]);

  useEffect(() => {
    if (!connection) return undefined;
    const { session } = connection;
    let isIn: boolean | undefined;
    let turn = 0;
    let last = idOf(session.user());
    /* a fresh product for every sign-in: nothing of the former user is left in its caches */
    const enter = async () => {
      const mine = (turn += 1);
      setStage('loading');
      const next = await load(connection).then(
        (Product): Stage => ({ Product }),
        (): Stage => 'missing',
      );
      if (mine === turn) setStage(next);
    };
    const follow = () => {
      if (isIn === (session.status() !== 'out')) return;
      isIn = session.status() !== 'out';
      if (isIn) return void enter();
      turn += 1;
      setStage('out');
    };
    follow();
    return session.subscribe(({ type, at }) => {
      const present = idOf(session.user());
      const isAnother = last !== undefined && present !== undefined && last !== present;
      last = present ?? last;
      if (at !== undefined) window.history.replaceState(null, '', addressOf(at));
      else if (isAnother || type === 'replaced') inheritAddress();
      if (type === 'replaced') window.location.reload();
      follow();
    });
  }, [connection, load]);

  // What had the focus is gone with the product.
  const wasIn = useRef(false);
  useEffect(() => {
    if (stage === 'out' && wasIn.current) document.querySelector('input')?.focus();
    wasIn.current = typeof stage === 'object';
  }, [stage]);

  if (stage === 'reading' || stage === 'loading') return <Waiting />;
  if (stage === 'missing') return <Stopped isMissing />;
  if (stage !== 'out') return <stage.Product />;
  const enter: Enter = async (by) => {
    const found = await connect();
    const result = await by(found.account);
    leavePlace();
    signedInHere();
    setConnection(found);
    return result;
  };
  return <SignInPage settings={settings} {...entering(enter)} forgotten={forgotten(connect)} />;
};

type Enter = <T>(by: (account: Connection['account']) => Promise<T>) => Promise<T>;

const entering = (enter: Enter): Omit<SignInPageProps, 'settings' | 'forgotten'> => ({
  onSignIn: (credentials) => enter((account) => account.signIn(credentials)),
  secondStep: {
    begin: (challenge) => enter((account) => account.beginFactor(challenge)),
    give: (asked) => enter((account) => account.secondStep(asked)),
  },
  onRegister: (asked) => enter((account) => account.register(asked)),
  onSetUp: (asked) =>
    enter(async (account) => {
      await account.setUp(asked);
      // The code is used up.
      window.history.replaceState(window.history.state, '', window.location.pathname);
    }),
});

/* None of them signs anybody in. */
const forgotten = (connect: GateProps['connect']): Forgotten => ({
  askForCode: async (asked) => (await connect()).account.askForCode(asked),
  checkCode: async (asked) => (await connect()).account.checkCode(asked),
  resetPassword: async (asked) => (await connect()).account.resetPassword(asked),
});

const idOf = (user: UserData | undefined) => user && userId(user);

/* In the static demo what follows # is the page. */
const addressOf = (path: string): string =>
  import.meta.env.MODE === 'demo' ? `#${path}` : import.meta.env.BASE_URL.replace(/\/$/, '') + path;

/* In the history entry, where react-router finds it as the location's state, also after the page was loaded anew. */
const noteInAddress = (note: object) => {
  const state: unknown = window.history.state;
  window.history.replaceState({ ...(state as object | null), usr: note }, '');
};

const inheritAddress = () => noteInAddress({ isInherited: true });

/**
 * Whoever signs in at the start comes out where the role begins; `/` itself stays what it is (S2.02). That the address
 * is inherited has been noted a moment before, and still counts.
 */
const signedInHere = () => {
  const { usr } = (window.history.state ?? {}) as { readonly usr?: object | null };
  noteInAddress({ ...usr, isSignIn: true, signedInBy: performance.timeOrigin });
};
