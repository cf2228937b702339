// Files share a window, and a router goes on with the entry of the history that it finds there: without this a test would
// begin where that of another file has ended. There is none where a test makes its window itself.
if ('document' in globalThis) window.history.replaceState(null, '', '/');
