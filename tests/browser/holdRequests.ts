import type { Product } from './product';

/** Requests that wait at the gateway, before it has done anything, until they are let through. */
export type HeldRequests = {
  /** Settles when so many, one unless said, are waiting. */
  readonly arrived: (count?: number) => Promise<unknown>;
  readonly release: () => Promise<unknown>;
};

/**
 * Holds the requests whose path matches, such as `/v1/plans*`, of one method or of all: an overlap becomes a matter of
 * order, not of time.
 */
export const holdRequests = async (
  { control }: Pick<Product, 'control'>,
  match: string,
  method?: string,
): Promise<HeldRequests> => {
  const { id } = await control('POST', 'barriers', { match, ...(method && { method }), at: 'beforeApply' });
  const barrier = `barriers/${String(id)}`;
  return {
    arrived: (count = 1) => control('GET', `${barrier}?count=${count}`),
    release: () => control('DELETE', barrier),
  };
};
