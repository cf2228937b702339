import type { Model } from '../../src/model/resolved/model';
import type { ResolvedField } from '../../src/model/resolved/resolvedField';
import { withPasswordRules, type PasswordRules } from '../../src/model/rules/passwordRules';
import type { Parts } from '../parts';
import { createSettingOf } from '../settingOf';

type Place = Pick<Parts, 'model' | 'store'>;

/** What new passwords have to be at this moment. */
export const passwordRules = async (place: Place): Promise<PasswordRules> => {
  const settingOf = createSettingOf(place);
  return { min: await settingOf('passwordMin'), mixed: await settingOf('passwordMixed') };
};

/** The model as values of these fields are judged: with what the settings say of passwords, where there is one. */
export const judgingModel = async (fields: readonly ResolvedField[], place: Place): Promise<Model> => {
  const { model } = place;
  if (!fields.some(({ kind }) => model.kinds[kind].isSecret)) return model;
  return { ...model, kinds: withPasswordRules(model.kinds, await passwordRules(place)) };
};
