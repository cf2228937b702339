import { createIdempotencyKeys, type IdempotencyKeys } from '../../model/rules/idempotencyKeys';
import { isFailure } from '../http/failure';
import { writeMethods, type ResourceProvider } from '../../model/resolved/resourceProvider';

type Params = { readonly meta?: { readonly keys?: IdempotencyKeys } };
type Write = (resource: string, params: Params) => Promise<unknown>;

/**
 * A data provider whose writes know their idempotency keys. It stands outside of everything that repeats a call, so a
 * call that waits for a sign-in goes out again under the key it had. A form that stays open after a lost answer may hand
 * over its own keys as `meta.keys`: what is then sent again unchanged is still the same write.
 */
export const withKeys = (provider: ResourceProvider): ResourceProvider => ({
  ...provider,
  ...Object.fromEntries(
    writeMethods.map((method) => {
      const write = provider[method] as Write;
      const keyed: Write = async (resource, params) => {
        const { keys, settle } = watched(keysIn(params));
        try {
          const answer = await write(resource, { ...params, meta: { ...params.meta, keys } });
          settle();
          return answer;
        } catch (failure) {
          if (!isFailure(failure) || !failure.unknownOutcome) settle();
          throw failure;
        }
      };
      return [method, keyed];
    }),
  ),
});

/** The keys that a call brought, else new ones. */
export const keysIn = ({ meta }: Params): IdempotencyKeys => meta?.keys ?? createIdempotencyKeys();

/* Calls of one dialog share their keys; each forgets its own. */
const watched = (all: IdempotencyKeys) => {
  const asked: (readonly unknown[])[] = [];
  const of: IdempotencyKeys['of'] = (...what) => {
    asked.push(what);
    return all.of(...what);
  };
  return { keys: { ...all, of }, settle: () => asked.forEach((what) => all.forget(...what)) };
};
