import { Fragment, Node, Slice, type Schema } from '@tiptap/pm/model';
import { Selection } from '@tiptap/pm/state';
import { dropPoint } from '@tiptap/pm/transform';
import type { EditorView } from '@tiptap/pm/view';
import { readHtml } from '../../model/richText/readHtml';
import { treeOf } from '../../model/richText/tree';

/**
 * What is pasted and dropped, read by our own reader. The library would make markup of the text, which the policy of the
 * page refuses; and it begins to before it asks, so this answers the events of the browser themselves.
 */
export const pasting = {
  paste: (view: EditorView, event: ClipboardEvent): boolean => {
    event.preventDefault();
    if (!view.editable) return true;
    const { selection, tr, schema } = view.state;
    const isCode = selection.$from.parent.type.spec.code === true;
    const slice = sliceIn(event.clipboardData, schema, isCode);
    if (slice)
      view.dispatch(
        tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'),
      );
    return true;
  },
  drop: (view: EditorView, event: DragEvent): boolean => {
    // What is moved within the editor is no text.
    if (view.dragging) return false;
    // A file would be opened in the place of the page.
    event.preventDefault();
    const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
    const { doc, schema, tr } = view.state;
    if (!view.editable || !place) return true;
    const isCode = doc.resolve(place.pos).parent.type.spec.code === true;
    const slice = sliceIn(event.dataTransfer, schema, isCode);
    if (!slice) return true;
    const at = dropPoint(doc, place.pos, slice) ?? place.pos;
    tr.replaceRange(at, at, slice);
    tr.setSelection(Selection.near(tr.doc.resolve(tr.mapping.map(at))));
    view.focus();
    view.dispatch(tr.setMeta('uiEvent', 'drop'));
    return true;
  },
};

const sliceIn = (data: DataTransfer | null, schema: Schema, isCode: boolean): Slice | undefined => {
  const [html, text] = [data?.getData('text/html') ?? '', data?.getData('text/plain') ?? ''];
  if (isCode && text !== '')
    return new Slice(Fragment.from(schema.text(text.replaceAll(/\r\n?/g, '\n'))), 0, 0);
  const read = html.trim() === '' ? undefined : readHtml(html);
  const tree = read ?? (text === '' ? undefined : treeOf(text));
  // As open as it can be: what is pasted into a paragraph goes on in it.
  return tree && Slice.maxOpen(Node.fromJSON(schema, tree).content);
};
