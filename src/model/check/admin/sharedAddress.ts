import { ACCOUNT_PAGE } from '../../account/ownAccount';
import { segmentsOf } from '../../pages/routePattern';
import type { Report } from '../problem';
import type { Scope } from '../scope';
import { dictOf, isText } from '../untrusted';

/** The addresses of one page. */
export type Address = {
  /** What may stand between two slashes: one of these texts, or any text. */
  readonly parts: readonly { readonly texts?: readonly string[]; readonly called?: string }[];
  /** How a message names it. */
  readonly said: string;
  /** Where it is declared. */
  readonly at: string;
  readonly entity?: string;
  /** Whatever follows is its as well. */
  readonly isOpen?: true;
  /** By `routes`; the others stand beside each other already. */
  readonly isDeclared?: boolean;
};

/** Of two pages at one address, the later one is told. */
export const checkShared = (addresses: readonly Address[], report: Report): void => {
  const declared = addresses.filter(({ isDeclared }) => isDeclared);
  declared.forEach((address, at) => {
    const rest = [...declared.slice(0, at), ...addresses.filter((each) => !each.isDeclared)];
    const other = rest.find((each) => each.at !== address.at && sharedBy(address, each) !== undefined);
    if (!other) return;
    const shared = sharedBy(address, other);
    report({
      id: 'RC150',
      ...(address.entity !== undefined && { entity: address.entity }),
      path: address.at,
      message: `${shared} is an address of ${address.said} and of ${other.said}`,
      hint: 'Give one of them a part of its own, such as /view before the name.',
    });
  });
};

/** An address that both are at; undefined where there is none. */
const sharedBy = (one: Address, other: Address): string | undefined => {
  const isLong = other.isOpen
    ? one.parts.length >= other.parts.length
    : one.parts.length === other.parts.length;
  if (!isLong) return undefined;
  const shared = one.parts.map((part, at) => sharedText(part, other.parts[at] ?? {}));
  return shared.includes(undefined) ? undefined : `/${shared.join('/')}`;
};

const sharedText = (one: Address['parts'][number], other: Address['parts'][number]): string | undefined => {
  if (one.texts && other.texts) return one.texts.find((each) => other.texts?.includes(each));
  const texts = one.texts ?? other.texts;
  return texts ? texts[0] : (one.called ?? other.called ?? '');
};

/** Of every page that no `routes` moves: entities, pages, dashboards, and what the product itself is at. */
export const addressesOf = ({ entities, declared }: Scope): Address[] => [
  ...[...entities.values()].flatMap(({ key, declared: entity }) => {
    const route = isText(entity.route) ? entity.route : `apps/${key}`;
    const moved = dictOf(entity.routes);
    const own = entity.single === undefined ? OWN : { list: '' };
    return Object.entries(own)
      .filter(([page]) => moved[page] === undefined)
      .map(([page, rest]) => ({
        ...plain(`${route}${rest}`),
        said: `the ${WORDS[page]} of "${key}"`,
        at: `${key}.${page}`,
      }));
  }),
  ...Object.entries(dictOf(declared.pages)).map(([key, page]) => pageOf(`pages.${key}`, dictOf(page).route)),
  ...Object.entries(dictOf(declared.dashboards)).map(([key, board]) =>
    pageOf(`dashboards.${key}`, { route: `dashboard/${key}`, ...dictOf(board) }.route),
  ),
  ...[ACCOUNT_PAGE, '/login', '/register', '/forgot-password'].map((path) => ({
    ...plain(path),
    said: 'the product itself',
    at: path,
  })),
  ...SERVED.map((path) => ({ ...plain(path), said: 'the server', at: path, isOpen: true as const })),
];

const SERVED = ['jwt', 'auth', 'v1', 'api', 'hooks', 'assets', 'socket.io', 'health', 'ready'];

const OWN = { list: '', create: '/create', edit: '/:id', show: '/:id/show', preview: '/:id/preview' };

const WORDS: Readonly<Record<string, string>> = {
  list: 'list',
  create: 'form of new records',
  edit: 'form',
  show: 'page of a record',
  preview: 'sheet of paper',
};

const pageOf = (at: string, route: unknown): Address => ({
  ...plain(isText(route) ? route : at),
  said: at,
  at,
});

const plain = (path: string): Pick<Address, 'parts'> => ({
  parts: segmentsOf(path).map((each) => (each.startsWith(':') ? { called: each } : { texts: [each] })),
});
