import { createRoot } from 'react-dom/client';
import { Gate } from './app/Gate';
import { startConnection } from './app/startConnection';
import { loadSettings } from './providers/settings/settings';
import { SettingsProblems } from './pages/signIn/SettingsProblems';
import './pages/signIn/signIn.css';

/* Everything behind the sign-in page is a download of its own: react-admin, the screens, the configuration. */
const start = async () => {
  const root = createRoot(document.getElementById('root') as HTMLElement);
  const { settings, problems } = await loadSettings((url, init) => fetch(url, init), window.location.origin);
  if (problems.length > 0) return root.render(<SettingsProblems problems={problems} />);
  document.title = settings.name;
  const connection = await startConnection(settings);
  const load = async () => {
    const [{ createApp }, { default: config }] = await Promise.all([
      import('./app/createApp'),
      import('../resources.config'),
    ]);
    return { default: await createApp({ config, settings, connection }) };
  };
  root.render(<Gate load={load} settings={settings} connection={connection} />);
};

void start();
