// The browser downloads only the alphabets a page uses: the style sheets declare each by its range.
import '@fontsource-variable/geist/index.css';
import '@fontsource-variable/geist-mono/index.css';

export const sansFont = '"Geist Variable", system-ui, -apple-system, "Segoe UI", sans-serif';
/** For numbers in E.164, ids and codes. */
export const monoFont = '"Geist Mono Variable", ui-monospace, "SF Mono", Menlo, Consolas, monospace';
