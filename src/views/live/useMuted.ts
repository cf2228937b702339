import { useStore } from 'react-admin';

type Muted = Readonly<Record<string, boolean>>;

/** Whether this person wants to hear nothing of new records of an entity; kept with the other choices of this browser. */
export const useMuted = (key: string): readonly [isMuted: boolean, mute: (isMuted: boolean) => void] => {
  const [muted, setMuted] = useStore<Muted>('live.muted', {});
  return [muted[key] === true, (isMuted) => setMuted({ ...muted, [key]: isMuted })];
};
