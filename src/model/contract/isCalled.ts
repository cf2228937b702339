import type { ResolvedAction } from '../resolved/resource';

/** Whether an action asks a server. One that opens a form does nothing itself. */
export const isCalled = ({ opens }: Pick<ResolvedAction, 'opens'>): boolean => opens === undefined;
