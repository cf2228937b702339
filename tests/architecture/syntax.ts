export type SyntaxNode = { readonly type: string; readonly [key: string]: unknown };

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The node itself and every node below it. */
export function* nodesOf(node: SyntaxNode): Generator<SyntaxNode> {
  yield node;
  for (const value of Object.values(node)) {
    const children: unknown[] = Array.isArray(value) ? value : [value];
    for (const child of children) if (isNode(child)) yield* nodesOf(child);
  }
}

/** The text of a string literal, or of a template without holes. */
export const literalText = (node: unknown): string | undefined => {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  const quasis = node.type === 'TemplateLiteral' && Array.isArray(node.quasis) ? node.quasis : [];
  const only: unknown = quasis.length === 1 ? quasis[0] : undefined;
  if (!isNode(only) || typeof only.value !== 'object' || only.value === null) return undefined;
  return 'cooked' in only.value && typeof only.value.cooked === 'string' ? only.value.cooked : undefined;
};

/** `import.meta.glob`, which collects files by a pattern. */
export const isGlob = ({ type, object, property }: SyntaxNode): boolean =>
  type === 'MemberExpression' &&
  isNode(object) &&
  object.type === 'MetaProperty' &&
  isNode(property) &&
  property.name === 'glob';
