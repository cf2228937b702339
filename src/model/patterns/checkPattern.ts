import { RegExpParser } from '@eslint-community/regexpp';
import { analyse, type Report } from 'scslre';
import { MOST_MATCHED } from '../../config/limits';
import type { KnownField, Scope } from '../check/scope';
import { isText, join, own } from '../check/untrusted';

/** A pattern can be read, is tried on no more than so many characters, and goes through them in one way only. */
export const checkPattern = ({ declared, resolved }: KnownField, at: string, { report }: Scope): void => {
  const pattern = own(declared, 'pattern');
  if (!isText(pattern)) return;
  const max = resolved && own(resolved, 'max');
  if (max === undefined || (typeof max === 'number' && max > MOST_MATCHED)) {
    const fault = { id: 'RC044', message: `${String(max)} is above ${MOST_MATCHED}` } as const;
    const missing = { id: 'RC005', message: 'the option "max" is missing, which a pattern needs' } as const;
    const hint = `Give ${MOST_MATCHED} or less: the time that a pattern takes follows from the length of the text.`;
    report({ ...(max === undefined ? missing : fault), path: join(at, 'max'), hint });
  }
  const fault = faultOf(pattern);
  if (fault) report({ id: 'RC112', path: join(at, 'pattern'), ...fault });
};

type Fault = { readonly message: string; readonly hint: string };

const faultOf = (pattern: string): Fault | undefined => {
  const reason = unreadable(pattern);
  if (reason !== undefined) {
    const hint = 'Write it as between the slashes of JavaScript, with the flag u.';
    return { message: `"${pattern}" is not a regular expression: ${reason}`, hint };
  }
  // As the field tries it: on the whole text.
  const { reports } = analyse({ source: `^(?:${pattern})$`, flags: 'u' });
  const [worst] = reports.toSorted((one, other) => Number(other.exponential) - Number(one.exponential));
  return worst && { message: `"${pattern}" can take very long on some texts`, hint: hintOf(worst) };
};

const parser = new RegExpParser({ ecmaVersion: 2024 });

const unreadable = (pattern: string): string | undefined => {
  try {
    parser.parsePattern(pattern, 0, pattern.length, { unicode: true });
    return undefined;
  } catch (error) {
    const { message, index } = error as Error & { readonly index?: number };
    const reason = message.slice(message.lastIndexOf(': ') + 2).toLowerCase();
    return `${reason}${index === undefined ? '' : ` at character ${index}`}`;
  }
};

/* Two repetitions that can hand the same characters to each other, or one that is repeated itself. */
const hintOf = (report: Report): string => {
  const [one, other] =
    report.type === 'Trade'
      ? [report.startQuant, report.endQuant]
      : [report.quant, report.type === 'Self' ? report.parentQuant : report.quant];
  return `Let "${one.raw}" and "${other.raw}" not both take "${report.character.pick}".`;
};
