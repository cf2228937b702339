import type { DeclaredAdmin } from '../../config/defineAdmin';
import type { DeclaredResource } from '../../config/resource';
import type { Kinds } from '../resolved/kind';
import type { PageModel } from '../resolved/model';
import type { Resource } from '../resolved/resource';
import { createModel, resolvingOf } from './createModel';

/**
 * The model of a page, made of what every page needs. `wholeOf` is asked for an entity when somebody needs it whole, and
 * has none that was not waited for.
 */
export const createPageModel = (
  frame: DeclaredAdmin,
  kinds: Kinds,
  wholeOf: (key: string) => DeclaredResource | undefined,
): PageModel => {
  const framed = createModel(frame, kinds);
  const made = new Map<string, Resource>();
  const resolve = (key: string, declared: DeclaredResource): Resource =>
    resolvingOf(frame, { kinds, known: framed.known, resource })(key, declared);
  const whole = (key: string): Resource | undefined => {
    const declared = made.has(key) ? undefined : wholeOf(key);
    if (declared) made.set(key, resolve(key, declared));
    return made.get(key);
  };
  const resource = (keyOrName: string): Resource => {
    const { key } = framed.known(keyOrName);
    const found = whole(key);
    if (found) return found;
    throw new Error(`The entity "${key}" is used before it is there: nobody has waited for it.`);
  };
  return {
    ...framed,
    isWhole: (keyOrName) => whole(framed.known(keyOrName).key) !== undefined,
    resource,
  };
};
