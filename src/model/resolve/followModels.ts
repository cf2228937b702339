import type { DeclaredAdmin } from '../../config/defineAdmin';
import type { Kinds } from '../resolved/kind';
import type { Model } from '../resolved/model';
import { asBefore } from '../values/asBefore';
import { createModel } from './createModel';
import { translate, type Languages } from './translate';

/**
 * Makes the models of one configuration after the other, as somebody edits it. An entity that says what it said before is
 * translated and resolved no second time while languages and kinds stay: nothing of it depends on another one.
 */
export const followModels = () => {
  let before: Made | undefined;
  return (config: DeclaredAdmin, kinds: Kinds, languages: Languages = {}): Model => {
    const declared = asBefore(before?.declared, config);
    const known = before && isSame(before.languages, languages) ? before : undefined;
    const inWords = translate(declared, languages, known);
    const model = createModel(
      inWords,
      kinds,
      known?.model.kinds === kinds ? { declared: known.inWords, model: known.model } : undefined,
    );
    before = { declared, languages, inWords, model };
    return model;
  };
};

type Made = {
  readonly declared: DeclaredAdmin;
  readonly languages: Languages;
  readonly inWords: DeclaredAdmin;
  readonly model: Model;
};

const isSame = (one: Languages, other: Languages): boolean =>
  one.de === other.de && one.fr === other.fr && one.pt === other.pt;
