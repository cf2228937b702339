/** Runs in the page: keeps its longest task, in milliseconds; 0 where none took 50. */
export const watchTasks = () => {
  let longest = 0;
  const keep = ({ duration }) => {
    longest = Math.max(longest, duration);
  };
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(keep));
  observer.observe({ entryTypes: ['longtask'] });
  globalThis.longestTask = {
    reset: () => {
      observer.takeRecords();
      longest = 0;
    },
    read: () => {
      observer.takeRecords().forEach(keep);
      return Math.round(longest);
    },
  };
};
