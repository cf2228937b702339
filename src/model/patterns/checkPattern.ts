import { RegExpParser, type AST } from '@eslint-community/regexpp';
import { MOST_MATCHED } from '../../config/limits';
import type { KnownField, Scope } from '../check/scope';
import { isText, join, own } from '../check/untrusted';
import { endlessPart, isEndless } from './endlessPart';

/** A pattern can be read, and no text keeps it busy for ever. */
export const checkPattern = ({ declared, resolved }: KnownField, at: string, { report }: Scope): void => {
  const pattern = own(declared, 'pattern');
  if (!isText(pattern)) return;
  const path = join(at, 'pattern');
  const max = resolved && own(resolved, 'max');
  if (typeof max === 'number' && max > MOST_MATCHED) {
    const hint = `A pattern is tried on ${MOST_MATCHED} characters at most: give a lower max.`;
    report({ id: 'RC044', path: join(at, 'max'), message: `${max} is above ${MOST_MATCHED}`, hint });
  }
  const read = parsed(pattern);
  if ('fault' in read) {
    const hint = 'Write it as between the slashes of JavaScript, with the flag u.';
    report({ id: 'RC112', path, message: `"${pattern}" is not a regular expression: ${read.fault}`, hint });
  } else if (isEndless(read.ast)) {
    const part = endlessPart(read.ast, (source) =>
      parser.parsePattern(source, 0, source.length, { unicode: true }),
    );
    const hint = `Let each text go through "${part}" in one way only, without a repetition inside of a repetition.`;
    report({ id: 'RC112', path, message: `"${pattern}" can run for ever on a long text`, hint });
  }
};

const parser = new RegExpParser({ ecmaVersion: 2024 });

const parsed = (pattern: string): { readonly ast: AST.Pattern } | { readonly fault: string } => {
  try {
    return { ast: parser.parsePattern(pattern, 0, pattern.length, { unicode: true }) };
  } catch (error) {
    const { message, index } = error as Error & { readonly index?: number };
    const reason = message.slice(message.lastIndexOf(': ') + 2).toLowerCase();
    return { fault: `${reason}${index === undefined ? '' : ` at character ${index}`}` };
  }
};
