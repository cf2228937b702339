import { lazyPart } from '../../../parts/lazyPart';
import { useIsInOrder } from './useIsOrdered';

/** What rows are dragged by, and how. */
export const Grips = lazyPart(async () => (await import('./Grips')).Grips, { failure: 'quiet' });

/** The same, where the list stands in the order that people make. To be drawn beside its rows. */
export const OrderGrips = () => (useIsInOrder() ? <Grips /> : null);
