/** What pages of samples say. */
export const samples = {
  samples: {
    kept: 'Samples: what you change here stays in this browser.',
    full: 'Samples: this browser has no room for more. What you change from here on is gone with the page.',
    one: 'Reset “%{name}”',
    all: 'Reset all samples',
    oneTitle: 'Reset “%{name}”?',
    allTitle: 'Reset all samples?',
    resetText: 'Your changes in this browser are removed, and the page is loaded anew.',
  },
};
