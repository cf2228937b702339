import type { TranslationMessages } from 'react-admin';
import type { TranslationOf } from '../translationOf';
import { app } from './app';
import { first } from './first';

/** What every language has to say: react-admin's texts under `ra`, ours under `app`. */
export type Messages = { ra: TranslationMessages['ra']; app: TranslationOf<typeof app> };

/** Everything the interface says, in English. */
export const messages: Messages = { ra: first.ra, app };
