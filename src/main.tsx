import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Gate } from './app/Gate';
import * as declared from './declared';
import { loadSignInTexts, SignInTexts } from './pages/signIn/SignInTexts';
import { isPublicPage } from './pages/signIn/places';
import { LastBoundary, Stopped } from './pages/signIn/Stopped';
import { download } from './parts/download';
import type { Connection } from './providers/session/connection';
import { askTabs } from './providers/session/askTabs';
import { hasSavedSession } from './providers/session/sessionKey';
import { checkSettings, type CheckedSettings } from './providers/settings/checkSettings';
import { keptSettings } from './providers/settings/keptSettings';
import { loadSettings, type Settings } from './providers/settings/settings';
import { carryDrafts } from './views/record/drafts/draftStore';
import './pages/signIn/signIn.css';

/* Everything behind the sign-in page is a download of its own: HTTP layer, react-admin, screens, configuration. */
const start = async () => {
  const mayBeOpen = isPublicPage(window.location);
  const hasSession = hasSavedSession();
  const isHandedOver = hasSession ? undefined : askTabs();
  // Whoever is signed in needs all of it, so nothing waits for anything.
  if (hasSession && !mayBeOpen) void product().catch(() => undefined);
  const root = createRoot(document.getElementById('root') as HTMLElement);
  const demo = import.meta.env.MODE === 'demo' ? await import('../demo/start') : undefined;
  if (hasSession) demo?.prepareDemo();
  const [{ settings, problems }, texts] = await Promise.all([
    demo ? checkSettings(demo.settings, window.location.origin) : readSettings(hasSession && !mayBeOpen),
    loadSignInTexts(),
  ]);
  const show = (page: ReactNode) =>
    root.render(
      <SignInTexts value={texts}>
        <LastBoundary>{page}</LastBoundary>
      </SignInTexts>,
    );
  if (problems.length > 0) {
    return import('./pages/signIn/SettingsProblems').then(
      ({ SettingsProblems }) => show(<SettingsProblems problems={problems} />),
      () => show(<Stopped isMissing />),
    );
  }
  document.title = settings.name;
  if (settings.color) wear(settings.color);
  if (mayBeOpen && settings.accounts.publicPages) {
    return openPages(settings).then(
      (Pages) => show(<Pages />),
      () => show(<Stopped isMissing />),
    );
  }

  const connect = connector(async () => {
    const load = () => import('./app/startConnection');
    const { startConnection } = await (hasSession ? load() : download(load));
    if (!demo) return startConnection(settings);
    const [{ cut }, { wholeConfig }] = await Promise.all([
      present.loadConfig(),
      import('./model/resolve/frame'),
    ]);
    return startConnection(settings, await demo.startDemo(await wholeConfig(cut), present.translations));
  });
  const open = () => {
    const { loadConfig, translations, sampleTexts, loadText } = present;
    const load = async (connection: Connection) => {
      const [{ createApp }, { cut: config }] = await Promise.all([import('./app/createApp'), loadConfig()]);
      return createApp({ config, translations, sampleTexts, loadText, settings, connection });
    };
    show(<Gate key={(openings += 1)} {...{ settings, connect, load }} hasSession={hasSavedSession()} />);
  };
  let openings = 0;
  open();
  void isHandedOver?.then(() => {
    void product().catch(() => undefined);
    open();
  });
  openAnew = open;
};

/* While developing: an edit of what is declared opens the product anew at the same address, without a reload. */
let present = declared;
let openAnew: (() => void) | undefined;
// From the first moment on: what is told before somebody listens is told to nobody.
import.meta.hot?.accept('./declared', (edited) => {
  // It could not be fetched, and is told again.
  if (!edited) return import.meta.hot?.send('sms:runs', { url: '/src/declared.ts' });
  present = edited as unknown as typeof declared;
  carryDrafts();
  openAnew?.();
});

/*
 * Whoever is signed in begins with the settings of the last visit, so that the first records are asked for beside
 * config.json and not after it. Where that says something else now, the page begins anew with it.
 */
const readSettings = async (hasSession: boolean): Promise<CheckedSettings> => {
  const { origin } = window.location;
  const kept = keptSettings(() => window.localStorage, origin);
  const asked = loadSettings((url, init) => fetch(url, init), origin).then((today) => ({
    today,
    areOthers: kept.renew(today),
  }));
  if (!hasSession || !kept.settings) return (await asked).today;
  void asked.then(({ areOthers }) => areOthers && window.location.reload());
  return { settings: kept.settings, problems: [] };
};

/* What people without an account may open, whoever is signed in to the rest in this browser. */
const openPages = async (settings: Settings) => {
  const [{ createPublicApp }, { cut: config }] = await Promise.all([
    download(() => import('./app/open/createPublicApp')),
    present.loadConfig(),
  ]);
  return createPublicApp({ config, translations: present.translations, settings });
};

/* One connection, which is tried again when it was asked for in vain. */
const connector = (begin: () => Promise<Connection>) => {
  let connecting: Promise<Connection> | undefined;
  return () => {
    connecting ??= begin().catch((error: unknown) => {
      connecting = undefined;
      throw error;
    });
    return connecting;
  };
};

const wear = (color: string) =>
  void import('./app/theme/applyBrandColor').then(
    ({ applyBrandColor }) => applyBrandColor(color),
    () => undefined,
  );

/* What every first screen needs. */
const product = () =>
  Promise.all([
    import('./app/startConnection'),
    import('./app/createApp'),
    import('./app/AdminApp'),
    present.loadConfig(),
  ]);

void start();
