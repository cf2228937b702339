// jsdom lays nothing out: nothing in it ever has another size, so whoever watches sizes is never told of one.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// In a window as wide as this each column of a table has room.
globalThis.innerWidth = 10_000;

// Nor does a piece of text lie anywhere, which editors ask for where the caret is.
if (globalThis.Range) {
  const nowhere = { x: 0, y: 0, top: 0, left: 0, right: 0, bottom: 0, width: 0, height: 0 };
  Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect ??= () => nowhere as DOMRect;
}
