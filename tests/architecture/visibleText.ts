import { isNode, nodesOf, type SyntaxNode } from './syntax';

/** Whether a component says something in words of its own: what people read comes from src/locales or the configuration. */
export const showsText = (program: SyntaxNode): boolean => [...nodesOf(program)].some(isVisibleText);

/** Attributes that people read or hear, ours and those of the libraries. */
const spoken =
  /^(aria-(label|description|valuetext|roledescription|placeholder)|alt|title|label|placeholder|helperText|primary|secondary|summary|caption|heading|tooltip|children|confirmTitle|confirmContent)$/;

const isVisibleText = (node: SyntaxNode): boolean => {
  if (node.type === 'JSXText') return hasWord(node.value);
  if (node.type === 'JSXAttribute') return isSpoken(node.name) && shown(node.value).some(hasWord);
  const children = node.type === 'JSXElement' || node.type === 'JSXFragment' ? node.children : [];
  return Array.isArray(children) && children.some((child) => isHole(child) && shown(child).some(hasWord));
};

const isHole = (child: unknown): boolean => isNode(child) && child.type === 'JSXExpressionContainer';

const isSpoken = (name: unknown): boolean =>
  isNode(name) && typeof name.name === 'string' && spoken.test(name.name);

/** The texts that may stand there: every branch of a choice, the fixed parts of a template, not what is handed to a function. */
const shown = (node: unknown): unknown[] => {
  if (!isNode(node)) return [];
  if (node.type === 'Literal') return [node.value];
  if (node.type === 'TemplateLiteral') return fixedParts(node);
  return outcomes(node).flatMap((name) => shown(node[name]));
};

/* Where the value of an expression may come from; a comparison has none of its words. */
const outcomes = ({ type, operator }: SyntaxNode): string[] => {
  if (operator === '&&') return ['right'];
  const isMixed = typeof operator === 'string' && ['||', '??', '+'].includes(operator);
  if (isMixed) return ['left', 'right'];
  return type === 'ConditionalExpression' ? ['consequent', 'alternate'] : ['expression'];
};

const fixedParts = ({ quasis }: SyntaxNode): unknown[] =>
  Array.isArray(quasis)
    ? quasis.map((part: unknown) => (isNode(part) && isCooked(part.value) ? part.value.cooked : ''))
    : [];

const isCooked = (value: unknown): value is { readonly cooked: unknown } =>
  typeof value === 'object' && value !== null && 'cooked' in value;

/** A name of a message (`app.list.empty`) is looked up before it is shown. */
const hasWord = (value: unknown): boolean =>
  typeof value === 'string' && /\p{L}/u.test(value) && !/^(app|ra)\.[\w.]*$/.test(value.trim());
