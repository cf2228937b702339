import { deniedText, type MissingRight } from '../src/model/answers/deniedText';
import type { Model } from '../src/model/resolved/model';
import { Refusal } from './refusal';

/** The answer to whoever lacks a right: in words, and as a pair, so that a page can say it in another language. */
export class Denied extends Refusal {
  constructor(right: MissingRight, model: Model) {
    super(403, (wording) => ({ text: deniedText(right, { ...wording, model }) }), { right });
  }
}
