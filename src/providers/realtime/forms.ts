import type { Socket } from 'socket.io-client';
import { NOBODY, type FormPlace, type Live, type Others } from '../../model/live/live';
import { isPlainObject } from '../../model/values/plainObject';

type Form = { readonly place: FormPlace; readonly hear: (others: Others) => void };

/** The forms of this page, said over the connection that there is: the one that was opened last is what counts. */
export const createForms = () => {
  const forms: Form[] = [];
  let socket: Socket | undefined;
  const say = () => {
    if (socket?.connected) socket.emit('editing', forms.at(-1)?.place ?? null);
  };
  const editing: Live['editing'] = (place, hear) => {
    const form = { place, hear };
    forms.push(form);
    say();
    return () => {
      forms.splice(forms.indexOf(form), 1);
      say();
    };
  };
  const hearOn = (next: Socket) => {
    socket = next;
    next.on('connect', say);
    next.on('disconnect', () => forms.forEach(({ hear }) => hear(NOBODY)));
    next.on('editors', (said: unknown) => {
      const form = forms.at(-1);
      if (
        !form ||
        !isPlainObject(said) ||
        said['entity'] !== form.place.entity ||
        said['id'] !== form.place.id
      )
        return;
      form.hear(othersIn(said));
    });
  };
  return { editing, hearOn };
};

const othersIn = ({ names, more }: Readonly<Record<string, unknown>>): Others => ({
  names: Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [],
  more: typeof more === 'number' && more > 0 ? Math.floor(more) : 0,
});
