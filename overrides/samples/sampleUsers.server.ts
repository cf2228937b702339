import type samples from '../../config/samples/people';
import { defineHooks } from '../../server/hooks/defineHooks';
import { accountAnswers } from './accounts';

// S7.77 to S7.81, S7.85 to S7.87
export default defineHooks<typeof samples, 'sampleUsers'>({ answers: accountAnswers('sampleUsers', 'user') });
