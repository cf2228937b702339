/**
 * Puts values in the places of a text: `fill('Sign in to %{name}', { name: 'SMS Gateway' })`.
 * For the few texts of the sign-in page, which is there before the translation library is; a place without a value stays as it is.
 */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/%\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
