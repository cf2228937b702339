import { hasSavedSession, SESSION_KEY } from './sessionKey';

type Said = { readonly type?: unknown; readonly from?: unknown; readonly session?: unknown };

/**
 * Asks the other tabs of this browser for the session that no storage shares, because nobody asked to be remembered. It
 * is handed over from tab to tab and kept like theirs, so that it ends with the last of them. Resolves once there is
 * one; otherwise never.
 */
export const askTabs = (): Promise<void> =>
  new Promise((resolve) => {
    try {
      const channel = new BroadcastChannel(SESSION_KEY);
      channel.addEventListener('message', ({ data }: MessageEvent<Said | null>) => {
        const isNew = data?.type === 'handOver' && !hasSavedSession();
        // Renewed before the code that follows renewals is there: what was handed over would be spent.
        const isRenewed = data?.type === 'renewed' && data.from === refreshToken();
        if (isNew || isRenewed) window.sessionStorage.setItem(SESSION_KEY, JSON.stringify(data.session));
        if (isNew) resolve();
      });
      channel.postMessage({ type: 'ask' });
    } catch {
      // Without such a channel, or a storage, the password is asked for.
    }
  });

const refreshToken = (): unknown =>
  (JSON.parse(window.sessionStorage.getItem(SESSION_KEY) ?? '{}') as { refreshToken?: unknown }).refreshToken;
