import { useTranslate } from 'react-admin';
import { useModel } from '../../fields/AdminContext';
import type { AskFault } from '../../model/pages/askedLists';
import { useLabel } from '../useEntity';

/** Says why a word that asks for a list cannot be read, and which ones can. */
export const useFaultText = () => {
  const translate = useTranslate();
  const label = useLabel();
  const { kinds, resource } = useModel();
  return ({ why, field, text, values, names, entity }: AskFault): string => {
    const targets = kinds[field.kind].references?.(field) ?? [];
    const pointedAt = targets.map((to) => resource(to).label.many);
    const name = (targets.length === 0 ? [field.label] : pointedAt).map((each) => label(each)).join(', ');
    const say = (key: string, args: object) => translate(`app.searching.words.${key}`, args);
    const valid =
      values.length > 0
        ? say('values', { name: label(field.label), values: values.join(', ') })
        : say('names', { name: label(entity.label.many), names: names.map(label).join(', ') });
    return [...(text === '' ? [] : [say(why, { text, name })]), ...(why === 'many' ? [] : [valid])].join(' ');
  };
};
