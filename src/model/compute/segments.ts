import { countSegments } from '../values/segments';
import type { Computing } from './computing';

/** The parts a text takes as an SMS; nothing for no text. */
export const segments: Computing = {
  reads: 'text',
  of: ([text]) => (typeof text === 'string' && text !== '' ? countSegments(text).segments : undefined),
};
