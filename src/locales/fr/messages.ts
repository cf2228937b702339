import french from 'ra-language-french';
import type { Messages } from '../en/messages';
import { app } from './app';

/** Everything the interface says, in French. */
export const messages: Messages = { ra: french.ra, app };
