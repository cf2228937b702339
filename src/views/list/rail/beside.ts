/** Where there is room for what stands beside a list. */
export const BESIDE = '(min-width: 1024px)';
