/** A part of a declared address between two slashes. */
export type RoutePart = { readonly literal: string } | NamedPart;

/** A field, `preset` or `id`; `text` is the field that stands before an id. */
export type NamedPart = { readonly name: string; readonly isOptional?: boolean; readonly text?: string };

export const isNamed = (part: RoutePart): part is NamedPart => 'name' in part;

/** Which page of an entity an address is of. */
export const routePages = ['list', 'show', 'edit', 'create', 'preview'] as const;

export type RoutePage = (typeof routePages)[number];

/** The parts of a declared address such as `/apps/email/:folder?`; of one that cannot be read, the faulty part. */
export const routeParts = (route: string): readonly RoutePart[] | { readonly fault: string } => {
  const parts: RoutePart[] = [];
  for (const segment of segmentsOf(route)) {
    const part = partOf(segment);
    if (!part) return { fault: segment };
    parts.push(part);
  }
  return parts;
};

/** An address with and without each of the parts at its end that may be missing, the longest first. */
export const routeForms = (parts: readonly RoutePart[]): (readonly RoutePart[])[] => {
  const last = parts.at(-1);
  const isOptional = last !== undefined && isNamed(last) && last.isOptional === true;
  return [parts, ...(isOptional ? routeForms(parts.slice(0, -1)) : [])];
};

export const segmentsOf = (path: string): string[] => path.split('/').filter((each) => each !== '');

const partOf = (segment: string): RoutePart | undefined => {
  const { literal, text, name, optional } = PART.exec(segment)?.groups ?? {};
  if (literal !== undefined) return { literal };
  if (text !== undefined) return { name: 'id', text };
  return name === undefined ? undefined : { name, ...(optional && { isOptional: true }) };
};

const PART = /^(?:(?<literal>[\w-]+)|:(?<text>[A-Za-z]\w*)-:id|:(?<name>[A-Za-z]\w*)(?<optional>\?)?)$/;
