import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { useSyncExternalStore } from 'react';

type ShortTimeProps = {
  /** The value as it is stored. */
  readonly value: string;
  /** What is shown of it now; it is asked for again every minute. */
  readonly short: () => string;
  /** All of it: for pointing at it, and for whoever listens. */
  readonly whole: string;
};

/** A day or a moment in a list: short to look at, whole for whoever points at it or has it read. */
export const ShortTime = ({ value, short, whole }: ShortTimeProps) => {
  const shown = useSyncExternalStore(everyMinute, short);
  return (
    <Time dateTime={value} title={whole}>
      <span aria-hidden="true">{shown}</span>
      <Heard>{whole}</Heard>
    </Time>
  );
};

const Time = styled('time')({ whiteSpace: 'nowrap' });

/* It is copied with a table as little as it is seen. */
const Heard = styled('span')({ ...visuallyHidden, userSelect: 'none' } as object);

/* One timer for all cells of a page, while there are any. */
const everyMinute = (look: () => void): (() => void) => {
  if (looks.size === 0) timer = setInterval(() => looks.forEach((each) => each()), 60_000);
  looks.add(look);
  return () => {
    looks.delete(look);
    if (looks.size === 0) clearInterval(timer);
  };
};

const looks = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
