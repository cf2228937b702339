/** Whether a value could be a record's id: something that can stand alone in a path (C-13). */
export const isId = (value: unknown): boolean => {
  const id = String(value);
  return id.trim() !== '' && id.length <= LONGEST && id !== '.' && id !== '..' && !/[/\\?#\p{Cc}]/u.test(id);
};

const LONGEST = 200;
