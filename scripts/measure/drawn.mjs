// What a page does until something of it is seen: layouts, style passes, React commits, and the processor time of its
// main thread.
const categories = ['devtools.timeline', 'blink.user_timing', 'disabled-by-default-devtools.timeline'];

const MARK = 'seen';

/** Lets every document of a page count its commits, and look for what it begins with: an element for each selector. */
export const watchDrawing = async (page, selectors) => {
  await page.addInitScript(countCommits);
  await page.addInitScript(lookFor, { selectors, mark: MARK });
  return { page, client: await page.context().newCDPSession(page) };
};

/** What it took from `open` on until what was looked for is seen. */
export const drawn = async ({ page, client }, open) => {
  const events = [];
  const keep = ({ value }) => events.push(...value);
  client.on('Tracing.dataCollected', keep);
  const traceConfig = { includedCategories: categories };
  await client.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await open();
  const commits = await seen(page);
  const ended = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  await ended;
  client.off('Tracing.dataCollected', keep);
  return { ...workIn(events), commits };
};

/** The commits until what was looked for was seen. */
export const seen = async (page) =>
  (await page.waitForFunction(() => globalThis.commitsUntilSeen)).jsonValue();

/** From now on the page looks for these. */
export const watchNext = (page, selectors) => page.evaluate(lookFor, { selectors, mark: MARK });

const workIn = (events) => {
  const mark = events.filter(({ name }) => name === MARK).toSorted((one, other) => one.ts - other.ts)[0];
  // Of what lies in the page's own thread: the document that is left may lie in another one.
  const before = events.filter(({ pid, tid, ts }) => pid === mark.pid && tid === mark.tid && ts <= mark.ts);
  const named = (wanted) => before.filter(({ name }) => name === wanted);
  return {
    layouts: named('Layout').length,
    styles: named('UpdateLayoutTree').length,
    cpu: named('RunTask').reduce((total, { tdur = 0 }) => total + tdur, 0) / 1000,
  };
};

/* Run in the page. */
const countCommits = () => {
  globalThis.commits = 0;
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: () => (globalThis.commits += 1),
    onCommitFiberUnmount: () => {},
    onPostCommitFiberRoot: () => {},
  };
};

const lookFor = ({ selectors, mark }) => {
  const before = globalThis.commits;
  globalThis.commitsUntilSeen = undefined;
  const isThere = (selector) =>
    [...document.querySelectorAll(selector)].some(({ value, textContent }) => value || textContent.trim());
  const note = () => {
    globalThis.commitsUntilSeen = globalThis.commits - before;
    performance.mark(mark);
  };
  const look = () => {
    /* it is there by then, and seen with the next frame */
    requestAnimationFrame(selectors.every(isThere) ? note : look);
  };
  requestAnimationFrame(look);
};
