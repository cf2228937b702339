// @vitest-environment jsdom
import { describe } from 'vitest';
import { describeKills } from './killedLive.suite';

describe('pages before a gateway that is killed', () => {
  describeKills(1);
});
