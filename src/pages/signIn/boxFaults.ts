/** What is wrong with each box of a form, by its name; an empty sentence where only all of them together are. */
export type BoxFaults = Readonly<Record<string, string>>;

/** What the browser would refuse, to be said on the page: its own bubble goes by itself, in the language of the browser. */
export const faultsIn = (form: HTMLFormElement, required: string): BoxFaults =>
  faultsOf(form, (box) => (box.validity.valueMissing ? required : box.validationMessage || undefined));

/** What a refusal is about that names no box: one of those that had to be filled in is wrong. */
export const doubtsIn = (form: HTMLFormElement): BoxFaults =>
  faultsOf(form, (box) => (box.required ? '' : undefined));

const faultsOf = (form: HTMLFormElement, faultOf: (box: HTMLInputElement) => string | undefined) => {
  const boxes = [...form.elements].filter((element) => element instanceof HTMLInputElement);
  const faults = boxes.map((box) => [box.name, faultOf(box)] as const);
  return Object.fromEntries(faults.filter((each): each is [string, string] => each[1] !== undefined));
};
