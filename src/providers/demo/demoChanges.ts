/** What a visitor changed in the static demo, kept in this browser. */
export type DemoChanges = {
  /** The browser has no room for all of it: what is changed now is gone with the page. */
  isFull(): boolean;
  /** Called when that changes; returns what stops it. */
  subscribe(listener: () => void): () => void;
  /** Forgets all of it. The page has to be loaded anew. */
  reset(): void;
};
