import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { download } from './download';
import { beforeParts } from './beforeParts';
import { PartFailed, type FailurePlace } from './PartFailed';

type PartOptions<P> = {
  /** What stands in its place while it is downloaded. Default: nothing. */
  readonly waiting?: (props: P) => ReactNode;
  /** Where it is said that it cannot be had, always or by its props. Default: `here`. */
  readonly failure?: FailurePlace | ((props: P) => FailurePlace);
  /** It needs its own download alone, and nothing of what all parts wait for (`partsWaitFor`). Default: no. */
  readonly alone?: boolean;
};

/** A component that is downloaded when it is drawn, or before. */
export type LazyPart<P> = ComponentType<P> & {
  /** Downloads it before anybody asks for it; a download that fails is made again when somebody does. */
  readonly prepare: () => void;
  /** Does so, and resolves when it is drawn at once, or cannot be had. */
  readonly ready: () => Promise<void>;
};

/**
 * A component of a download of its own. One that cannot be had says so in its place, with the reason, and comes by itself
 * once it can; nothing around it is lost. No `Suspense`: React shows a placeholder for whatever that waits for, be it there
 * already, and then keeps it for 300 ms.
 *
 * @param load Runs the import: `async () => (await import('./Menu')).Menu`.
 */
export const lazyPart = <P extends object = object>(
  load: () => Promise<ComponentType<P>>,
  { waiting, failure = 'here', alone = false }: PartOptions<P> = {},
): LazyPart<P> => {
  let there: ComponentType<P> | undefined;
  let coming: Promise<ComponentType<P>> | undefined;
  const bring = () => {
    coming ??= Promise.all([download(load), alone || beforeParts()]).then(
      ([component]) => (there = component),
      (error: unknown) => {
        coming = undefined;
        throw error;
      },
    );
    return coming;
  };
  const ready = () =>
    bring().then(
      () => undefined,
      () => undefined,
    );
  const prepare = () => void ready();
  const begin = (): State<P> => {
    prepare();
    return { Component: there, isMissing: false };
  };
  const Part = (props: P) => {
    const [{ Component, isMissing }, setState] = useState(begin);
    const get = async () => {
      const found = await bring();
      setState({ Component: found, isMissing: false });
    };
    useEffect(() => {
      if (there) return undefined;
      let isShown = true;
      bring().then(
        (found) => isShown && setState({ Component: found, isMissing: false }),
        () => isShown && setState({ Component: undefined, isMissing: true }),
      );
      return () => {
        isShown = false;
      };
    }, []);
    if (Component) return <Component {...props} />;
    if (!isMissing) return waiting?.(props);
    return (
      <PartFailed
        place={typeof failure === 'function' ? failure(props) : failure}
        onRetry={get}
        onClose={closeOf(props)}
      >
        {waiting?.(props)}
      </PartFailed>
    );
  };
  return Object.assign(Part, { prepare, ready });
};

type State<P> = { readonly Component: ComponentType<P> | undefined; readonly isMissing: boolean };

/* What opens over the page takes a way to be closed again. */
const closeOf = (props: object): (() => void) | undefined =>
  'onClose' in props && typeof props.onClose === 'function' ? (props.onClose as () => void) : undefined;
