/** Is something typed in a form of the page that is not saved? */
export const hasTyped = (): boolean => document.querySelector('[data-unsaved]') !== null;
