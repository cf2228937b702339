import { fieldText } from '../../src/model/answers/fieldText';
import { titleOf } from '../../src/model/answers/title';
import { placeholderNames, placeholdersIn } from '../../src/model/notices/placeholders';
import { fieldAt } from '../../src/model/resolved/fieldAt';
import type { ResolvedField } from '../../src/model/resolved/resolvedField';
import type { Resource } from '../../src/model/resolved/resource';
import { isEmpty, textOf, valueAt } from '../../src/model/values/comparable';
import type { Parts } from '../parts';
import type { Row } from '../store/store';
import type { NoticeEvent } from './noticeEvent';
import type { NoticeReader } from './readers';
import type { Template } from './templates';

/** What is put in the place of a word in braces: in the language of the text, and the time zone of its reader. */
export type WordsFor = (
  given: Pick<Template, 'language'> & Pick<NoticeReader, 'timeZone'>,
) => (name: string) => string;

type About = { readonly event: NoticeEvent; readonly row: Row; readonly account: Row | undefined };

/** What the templates ask for, looked up once for all of their readers. A word that nobody may ask for stays as it is. */
export const wordsFor = async (
  templates: readonly Template[],
  { event, row, account }: About,
  { model, store }: Parts,
): Promise<WordsFor> => {
  const { kinds } = model;
  const { resource, to } = event;
  const asked = new Set(templates.flatMap(({ title, body }) => placeholdersIn(`${title} ${body}`)));
  const valid = placeholderNames(event, model);
  const found = new Map<string, Said>();
  for (const name of asked) {
    if (!valid.includes(name)) continue;
    const own = fieldAt(resource.fields, name);
    const path = own ? name : name.slice(to.length + 1);
    const field = own ?? fieldAt(accountFields(event, model), path);
    if (!field) continue;
    const value = valueAt(own ? row : account, path);
    const [key] = kinds[field.kind].references?.(field) ?? [];
    const target = key === undefined || isEmpty(value) ? undefined : model.resource(key);
    const pointed = target && (await store.get(target.api.collection, textOf(value) ?? ''));
    found.set(name, { field, value, ...(target && { target, pointed }) });
  }
  return ({ language: locale, timeZone }) => {
    const wording = { kinds, locale, timeZone };
    return (name) => {
      const said = found.get(name);
      if (!said) return `{${name}}`;
      const { field, value, target, pointed } = said;
      if (target) return pointed ? plain(titleOf(target, { ...pointed, id: pointed._id }, wording)) : '';
      return plain(fieldText(value, field, { ...wording, isSentence: true }) ?? '');
    };
  };
};

type Said = {
  readonly field: ResolvedField;
  readonly value: unknown;
  /** The entity and the record that it points at. */
  readonly target?: Resource;
  readonly pointed?: Row | undefined;
};

const accountFields = ({ resource, to }: NoticeEvent, model: Parts['model']): readonly ResolvedField[] => {
  const field = fieldAt(resource.fields, to);
  const [key] = (field && model.kinds[field.kind].references?.(field)) ?? [];
  return key === undefined ? [] : model.resource(key).fields;
};

/* One line: what people type can neither begin a paragraph of its own nor a header of a mail. */
const plain = (text: string): string => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
