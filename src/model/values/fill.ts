/**
 * Puts values in the places of a text: `fill('Sign in to %{name}', { name: 'SMS Gateway' })`.
 * For texts that are said where the translation library is not: the sign-in page and mails. A place without a value stays as it is.
 */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/%\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
