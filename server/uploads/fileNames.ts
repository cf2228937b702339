/** Signs of a name, its ending included. */
export const LONGEST_FILE_NAME = 120;

/**
 * A name as people read it, whatever was sent as one: without the folders before it, without signs that nobody sees or that turn
 * a line around, and not longer than fits.
 */
export const cleanFileName = (given: string): string => {
  const [last = ''] = given.normalize('NFC').split(/[/\\]/).slice(-1);
  const name = last
    .replaceAll(/\p{C}/gu, '')
    .replaceAll(/[<>:"|?*]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[.\s]+/, '')
    .trim();
  const signs = Array.from(name);
  if (signs.length <= LONGEST_FILE_NAME) return name === '' ? 'file' : name;
  const [ending = ''] = /\.[^.]{1,10}$/.exec(name) ?? [];
  return signs.slice(0, LONGEST_FILE_NAME - Array.from(ending).length).join('') + ending;
};
