/** What is needed of formatted texts beyond showing them: one file, so that a page fetches it once. */
export { richFault } from './allowed';
export { normalised } from './normalised';
export { readHtml } from './readHtml';
export { writeHtml } from './writeHtml';
