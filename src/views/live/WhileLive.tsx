import type { ReactNode } from 'react';
import { useConnectionState } from '../LiveContext';

/** What only a connection can tell: nothing of it is there, or downloaded, before there is one. */
export const WhileLive = ({ children }: { readonly children: ReactNode }) =>
  useConnectionState() === 'off' ? null : children;
