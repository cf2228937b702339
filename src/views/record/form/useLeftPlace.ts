import { useState } from 'react';

/** Where somebody was in a form: the place of the same name in the next form of the record. */
type Place = { readonly name: string; readonly from: number | null; readonly to: number | null };

export type LeftPlace = {
  /** Notes where the focus is in the form of the page. */
  readonly note: () => void;
  /** Leads there in the form that took its place, unless somebody is somewhere else by now. */
  readonly goBack: () => void;
};

export const useLeftPlace = (): LeftPlace => {
  const [place] = useState(createLeftPlace);
  return place;
};

const createLeftPlace = (): LeftPlace => {
  let left: Place | undefined;
  return {
    note: () => void (left = placeOf(controls().find((each) => each === document.activeElement))),
    goBack: () => {
      if (left && document.activeElement === document.body) goTo(left);
      left = undefined;
    },
  };
};

const placeOf = (control: HTMLElement | undefined): Place | undefined => {
  if (!control) return undefined;
  const [from, to] = isText(control) ? [control.selectionStart, control.selectionEnd] : [null, null];
  return { name: nameOf(control), from, to };
};

const goTo = ({ name, from, to }: Place): void => {
  const element = controls().find((each) => nameOf(each) === name);
  element?.focus();
  if (isText(element) && from !== null) element.setSelectionRange(from, to);
};

const controls = () => [...document.querySelectorAll<HTMLElement>('form [name], .form-bar [type=submit]')];

/* Save has none. */
const nameOf = (control: HTMLElement): string => control.getAttribute('name') ?? '';

const isText = (element: HTMLElement | undefined): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
