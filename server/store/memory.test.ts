import { createMemoryStore } from './memory';
import { describeNotices } from './notices.suite';
import { describeFormerFields } from './formerFields.suite';
import { describePlainTexts } from './plainTexts.suite';
import { describeRenamed } from './renamed.suite';
import { describeFormulas } from './formulas.suite';
import { describeReread } from './reread.suite';
import { describeStore } from './store.suite';

describeStore('memory', () => Promise.resolve(createMemoryStore()));
describeNotices('memory', () => Promise.resolve(createMemoryStore()));
describePlainTexts('memory', () => Promise.resolve(createMemoryStore()));
describeRenamed('memory', () => Promise.resolve(createMemoryStore()));
describeFormerFields('memory', () => Promise.resolve(createMemoryStore()));
describeFormulas('memory', () => Promise.resolve(createMemoryStore()));
describeReread('memory', () => Promise.resolve(createMemoryStore()));
