// jsdom lays nothing out: nothing in it ever has another size, so whoever watches sizes is never told of one.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
