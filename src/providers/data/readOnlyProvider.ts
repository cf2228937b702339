import { HttpFailure } from '../http/failure';
import { writeMethods, type ResourceProvider } from '../../model/resolved/resourceProvider';

type Call = (...args: readonly unknown[]) => Promise<unknown>;

/** A data provider that changes nothing while somebody only looks: every write is refused before it leaves. */
export const readOnlyProvider = (provider: ResourceProvider, isLooking: () => boolean): ResourceProvider => ({
  ...provider,
  ...Object.fromEntries(
    writeMethods.map((method) => {
      const call = provider[method] as Call;
      const ask: Call = async (...args) => {
        if (isLooking()) throw new HttpFailure('denied', 'app.preview.refused');
        return call(...args);
      };
      return [method, ask];
    }),
  ),
});
