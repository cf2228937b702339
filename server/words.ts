import { languageFor, languages, type Language } from '../src/locales/languages';
import { refusing } from '../src/locales/refusing';
import type { Say } from '../src/model/answers/issueText';

/** How something is said in one language. */
export type Wording = { readonly say: Say; readonly locale: Language };

const sayIn =
  (language: Language): Say =>
  (key, args) => {
    const text = key
      .split('.')
      .slice(1)
      .reduce<unknown>(
        (node, part) => (node as Readonly<Record<string, unknown>> | undefined)?.[part],
        refusing[language],
      );
    const [one = key, many = one] = typeof text === 'string' ? text.split(' |||| ') : [];
    const template = args['smart_count'] === undefined || args['smart_count'] === 1 ? one : many;
    return template.replace(/%\{(\w+)\}/g, (place, name: string) => String(args[name] ?? place));
  };

/** The interface's own texts: the server refuses with the same words as the screens. */
export const wordings = Object.fromEntries(
  languages.map(({ locale }) => [locale, { say: sayIn(locale), locale }]),
) as Readonly<Record<Language, Wording>>;

/** The one that the page of a request speaks, as it says in `Accept-Language`. */
export const languageOf = ({ headers }: Pick<Request, 'headers'>): Language =>
  languageFor(
    (headers.get('accept-language') ?? '').split(',').map((each) => each.trim().split(/[;-]/)[0] ?? ''),
  );
