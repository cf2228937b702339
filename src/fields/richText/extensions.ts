import { Extension, Mark, Node } from '@tiptap/core';
import { DOMSerializer } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import StarterKit from '@tiptap/starter-kit';
import { isPictureAddress, isSafeLink } from '../../model/richText/addresses';

/* Its own would bring five attributes that no text has, and look for addresses in HTML that it parses. */
const Link = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,
  addAttributes: () => ({ href: {} }),
  // Of the elements of the editor alone, when a browser has changed them: no text is parsed.
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (element) => isSafeLink(element.getAttribute('href')) && null },
  ],
  renderHTML: ({ HTMLAttributes: { href } }) => {
    const isSafe = isSafeLink(href);
    return ['a', { ...(isSafe && { href: href as string }), rel: 'noopener noreferrer nofollow' }, 0];
  },
});

const Picture = Node.create({
  name: 'image',
  inline: true,
  group: 'inline',
  atom: true,
  addAttributes: () => ({ src: {}, alt: { default: null } }),
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (element) => isPictureAddress(element.getAttribute('src')) && null },
  ],
  /*
   * As it stands in the editor: who writes has not asked for a picture that lies elsewhere. No view of its own does so, for
   * the library takes views away when it leaves, and draws all once more.
   */
  renderHTML: ({ HTMLAttributes: { src, alt } }) => [
    'span',
    { class: 'picture', title: String(src) },
    String(alt || src),
  ],
  /* As it is copied: in a document that loads nothing. */
  addProseMirrorPlugins() {
    const { schema } = this.editor;
    const image: DOMSerializer['nodes'][string] = ({ attrs }) => [
      'img',
      { src: String(attrs['src']), alt: String(attrs['alt'] ?? '') },
    ];
    const nodes = { ...DOMSerializer.nodesFromSchema(schema), image };
    const clipboardSerializer = new DOMSerializer(nodes, DOMSerializer.marksFromSchema(schema));
    return [new Plugin({ props: { clipboardSerializer } })];
  },
});

type Keys = { readonly onToolbar: () => void };

const Keys = Extension.create<Keys>({
  name: 'keys',
  addKeyboardShortcuts() {
    return {
      'Alt-F10': () => {
        this.options.onToolbar();
        return true;
      },
      'Mod-]': ({ editor }) => editor.commands.sinkListItem('listItem'),
      'Mod-[': ({ editor }) => editor.commands.liftListItem('listItem'),
    };
  },
});

/** What may be written: the nodes and marks of `src/model/richText`, and no others. */
export const extensionsFor = (keys: Keys) => [
  // A paragraph at the end that nobody wrote would change the text.
  StarterKit.configure({ link: false, trailingNode: false, heading: { levels: [2, 3, 4] } }),
  Link,
  Picture,
  Keys.configure(keys),
];
