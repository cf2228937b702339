/**
 * A switch of the environment: `on` or `off`, off where nobody says.
 * @throws when it is anything else.
 */
export const isOn = (
  name: string,
  { [name]: value = 'off' }: Readonly<Record<string, string | undefined>>,
): boolean => {
  if (value !== 'on' && value !== 'off') throw new Error(`${name} is "${value}". Valid: on, off.`);
  return value === 'on';
};
