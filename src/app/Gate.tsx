import { lazy, Suspense, useEffect, useState, type ComponentType, type LazyExoticComponent } from 'react';
import { SignInPage } from '../pages/signIn/SignInPage';
import { Waiting } from '../pages/signIn/Waiting';
import type { Connection } from '../providers/session/connection';
import type { Settings } from '../providers/settings/settings';

type GateProps = {
  readonly load: () => Promise<{ default: ComponentType }>;
  readonly settings: Settings;
  readonly connection: Connection;
};

type Open = { readonly Product?: LazyExoticComponent<ComponentType> };

/**
 * Decides between the sign-in page and the product before react-admin is loaded. The address stays as it is,
 * so whoever signs in comes out where they wanted to go (S6.16).
 */
export const Gate = ({ load, settings, connection: { session, account } }: GateProps) => {
  /* a fresh product for every sign-in: nothing of the former user is left in its caches */
  const [{ Product }, setOpen] = useState<Open>(() =>
    session.status() === 'out' ? {} : { Product: lazy(load) },
  );
  useEffect(
    () =>
      session.subscribe(({ type }) => {
        if (type === 'replaced') window.location.reload();
        setOpen((open) => (session.status() === 'out' ? {} : open.Product ? open : { Product: lazy(load) }));
      }),
    [session, load],
  );
  if (!Product) return <SignInPage settings={settings} onSignIn={account.signIn} />;
  return (
    <Suspense fallback={<Waiting />}>
      <Product />
    </Suspense>
  );
};
