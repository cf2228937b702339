import english from 'ra-language-english';
import { app } from './app';

/** Everything the interface says, in English: react-admin's texts under `ra`, ours under `app`. */
export const messages = { ra: english.ra, app };
