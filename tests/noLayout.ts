// jsdom lays nothing out: nothing in it ever has another size, so whoever watches sizes is never told of one.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// In a window as wide as this each column of a table has room.
globalThis.innerWidth = 10_000;
