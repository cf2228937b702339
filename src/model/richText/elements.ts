import { Parser } from 'htmlparser2';

export type Element = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (Element | string)[];
};

/** Deeper than anybody nests; what is built to exhaust whoever reads it ends here. */
const MOST_DEPTH = 400;

/** What stands in HTML, what is none of a text left out with all it holds; undefined where it is nested without end. */
export const elementsOf = (html: string): Element | undefined => {
  const root: Element = { name: '', attributes: {}, children: [] };
  const open = [root];
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (open.length > MOST_DEPTH) throw new TooDeep();
      const element = { name, attributes, children: [] };
      if (!SILENT.has(name)) open.at(-1)?.children.push(element);
      open.push(element);
    },
    ontext: (text) => void open.at(-1)?.children.push(text),
    onclosetag: () => void open.pop(),
  });
  try {
    parser.end(html);
  } catch (error) {
    if (error instanceof TooDeep) return undefined;
    throw error;
  }
  return root;
};

class TooDeep extends Error {}

/* What they hold is no text that anybody reads. */
const SILENT: ReadonlySet<string> = new Set(
  (
    'script style template head title noscript noframes noembed iframe frame frameset object embed applet ' +
    'svg math audio video canvas map select datalist meta link base'
  ).split(' '),
);
