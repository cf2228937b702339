/** Before an address that a declared one would be, were its part a value: nothing else begins so. */
export const NOWHERE = '/~';
