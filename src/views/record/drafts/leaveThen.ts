const LEAVING = 'sms:leaving';

/** Does what takes the page away, such as signing out; where something was typed only after its form has asked. */
export const leaveThen = (go: () => void): void => {
  const isFree = window.dispatchEvent(new CustomEvent(LEAVING, { cancelable: true, detail: go }));
  if (isFree) go();
};

/** Holds whoever would leave, for as long as it is not undone, and hears what they were about to do. */
export const holdLeaving = (hold: (go: () => void) => void): (() => void) => {
  const hear = (event: Event) => {
    event.preventDefault();
    hold((event as CustomEvent<() => void>).detail);
  };
  window.addEventListener(LEAVING, hear);
  return () => window.removeEventListener(LEAVING, hear);
};
