import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { visuallyHidden } from '@mui/utils';
import { useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { useModel } from '../../../fields/AdminContext';
import { lazyPart } from '../../../parts/lazyPart';
import type { Preview, PreviewedRole } from '../../../providers/session/preview';
import { Notice } from '../../../views/Notice';
import { barStyle } from '../barStyle';
import { useShell } from '../ShellContext';
import { EnteredBar } from './EnteredBar';
import { VersionWatch } from './VersionWatch';

const ProofBar = lazyPart(async () => (await import('./ProofBar')).ProofBar, { alone: true });

const DemoBar = lazyPart(async () => (await import('./DemoBar')).DemoBar, { failure: 'quiet', alone: true });

const SampleBar = lazyPart(async () => (await import('./SampleBar')).SampleBar, {
  failure: 'quiet',
  alone: true,
});

/** What is said above every page for as long as it is so. */
export const Bars = () => {
  const { connection, preview } = useShell();
  const role = useSyncExternalStore(preview.subscribe, preview.role);
  const user = useSyncExternalStore(connection.session.subscribe, connection.session.user);
  const translate = useTranslate();
  const sample = useSampleHere();
  return (
    <>
      <OfflineBar />
      {connection.demo && <DemoBar changes={connection.demo} />}
      {sample && <SampleBar resource={sample} />}
      <VersionWatch />
      {/* there before anything is said in it: a bar that comes with its words is not read out */}
      <div role="status" style={visuallyHidden}>
        {role && translate('app.preview.seen', { name: role.name })}
      </div>
      {role && <PreviewBar role={role} onStop={preview.stop} />}
      <EnteredBar />
      {user?.unproved === true && !user.enteredBy && <ProofBar email={user.email} />}
    </>
  );
};

/* The sample whose pages these are: what is said of it is downloaded there alone. */
const useSampleHere = () => {
  const { resources } = useModel();
  const { pathname } = useLocation();
  return resources.find(({ name, api }) => api.source === 'demo' && `${pathname}/`.startsWith(`/${name}/`));
};

/** Says that there is no connection for as long as there is none. */
const OfflineBar = () => {
  const translate = useTranslate();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    /* there before anything is said in it */
    <div aria-live="polite">
      {!isOnline && (
        <Notice tone="warning" isSaid={false}>
          {translate('app.offline')}
        </Notice>
      )}
    </div>
  );
};

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

type PreviewBarProps = { readonly role: PreviewedRole; readonly onStop: Preview['stop'] };

/** Stays in sight for as long as somebody sees the product as a role does, with the way back. */
const PreviewBar = ({ role, onStop }: PreviewBarProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const stop = () => {
    onStop();
    void navigate(role.from);
  };
  return (
    <Box data-screen="" sx={barStyle}>
      <Notice tone="warning" isSaid={false}>
        {translate('app.preview.seen', { name: role.name })}{' '}
        <Button size="small" color="inherit" variant="outlined" onClick={stop}>
          {translate('app.preview.stop')}
        </Button>
      </Notice>
    </Box>
  );
};
