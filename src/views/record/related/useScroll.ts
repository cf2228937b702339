import { useLayoutEffect, useRef, useState } from 'react';
import type { RaRecord } from 'react-admin';
import type { usePart } from '../../list/rows/usePart';

/** Pixels from its end within which somebody reads what comes. */
const NEAR = 48;

/**
 * Where somebody is in what was written. At its end what comes is seen, and comes into sight; above it nothing moves, and it is
 * counted. What is older comes when its beginning is reached, and stands above what was read.
 */
export const useScroll = (records: readonly RaRecord[], more: ReturnType<typeof usePart>['more']) => {
  const box = useRef<HTMLDivElement>(null);
  const [unseen, setUnseen] = useState(0);
  const [isEarlier, setEarlier] = useState(false);
  const isAtEnd = useRef(true);
  const before = useRef<{ readonly first: string; readonly last: string; readonly height: number }>(
    undefined,
  );
  const ids = records.map(({ id }) => String(id));
  const shown = ids.join(' ');
  const toEnd = () => {
    isAtEnd.current = true;
    setUnseen(0);
    box.current?.scrollTo?.({ top: box.current.scrollHeight });
  };
  useLayoutEffect(() => {
    const { current: element } = box;
    const [first, last] = [ids[0], ids.at(-1)];
    if (!element || first === undefined || last === undefined) return;
    const { current: known } = before;
    const height = element.scrollHeight;
    if (known && known.first !== first && ids.includes(known.first)) {
      element.scrollTop += height - known.height;
      setEarlier(false);
    }
    const come = known && known.last !== last ? ids.length - 1 - ids.indexOf(known.last) : 0;
    if (isAtEnd.current) element.scrollTop = height;
    else if (come > 0) setUnseen((count) => count + come);
    before.current = { first, last, height };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- whenever others are shown
  }, [shown]);
  const earlier = () => {
    setEarlier(true);
    more.onMore();
  };
  const onScroll = () => {
    const { current: element } = box;
    if (!element) return;
    isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight <= NEAR;
    if (isAtEnd.current && unseen > 0) setUnseen(0);
    const isAtBegin = element.scrollTop <= 0 && element.scrollHeight > element.clientHeight;
    if (isAtBegin && more.isOffered && !more.isPending) earlier();
  };
  return { box, isEarlier, unseen, toEnd, earlier, onScroll };
};
