import { lazyPart } from '../../parts/lazyPart';
import type { MarkProps } from './Mark';

/** A star, a heart or a check, downloaded with the first list that has one. */
export const MarkCell = lazyPart<MarkProps>(async () => (await import('./Mark')).Mark, {
  waiting: () => <i style={{ display: 'inline-block', width: 24, height: 24 }} />,
});
