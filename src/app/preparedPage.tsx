import { lazy, useState, type ComponentType } from 'react';

export type PreparedPage = {
  readonly Page: ComponentType;
  /** Downloads the page before anybody goes there. */
  readonly prepare: () => void;
};

/**
 * A page that is downloaded when it is opened, or before. One that is there already is drawn at once: React shows a
 * placeholder for whatever it has to wait for, be it a moment, and then keeps that for 300 ms.
 */
export const preparedPage = (load: () => Promise<ComponentType>): PreparedPage => {
  let there: ComponentType | undefined;
  let coming: Promise<ComponentType> | undefined;
  const fetchPage = () => {
    coming ??= load().then(
      (component) => (there = component),
      (error: unknown) => {
        coming = undefined;
        throw error;
      },
    );
    return coming;
  };
  const Awaited = lazy(async () => ({ default: await fetchPage() }));
  const Page = () => {
    /* one of the two for as long as the page is open */
    const [Chosen] = useState<ComponentType>(() => there ?? Awaited);
    return <Chosen />;
  };
  /* a download that fails now is made again, and its failure shown, when somebody goes there */
  return { Page, prepare: () => void fetchPage().catch(() => undefined) };
};
