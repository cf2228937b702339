import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Notice } from './useNotices';

/** Milliseconds between two announcements: a flood is said once (H-14). */
const PAUSE = 5000;

/** Says to whoever does not see the bell how many are new; what was there at first is not. */
export const useAnnouncement = (notices: readonly Notice[] | undefined): string => {
  const translate = useTranslate();
  const known = useRef<Set<string>>(undefined);
  const fresh = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!notices) return;
    const before = known.current;
    const ids = notices.map(({ id }) => id);
    known.current = new Set(before ? [...before, ...ids] : ids);
    fresh.current += before ? ids.filter((id) => !before.has(id)).length : 0;
    if (fresh.current === 0 || timer.current !== undefined) return;
    const say = () => {
      setCount(fresh.current);
      fresh.current = 0;
      timer.current = setTimeout(() => {
        timer.current = undefined;
        if (fresh.current > 0) say();
      }, PAUSE);
    };
    say();
  }, [notices]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return count === 0 ? '' : translate('app.bell.new', { smart_count: count });
};
