import { isRichText, plainOf } from '../../../model/richText/tree';

/** Stands for a value that nobody may read. */
export const MASK = '•••';

/** A name that says its value is secret, whatever the configuration knows of it. */
export const isSecretName = (name: string): boolean => SECRET.test(name);

/** A value as it came, of a formatted text what it says, with what is secret inside of it masked; text that is blank is quoted to be seen. */
export const plainText = (value: unknown): string => {
  if (isRichText(value)) return plainOf(value);
  return typeof value === 'string' && value.trim() !== ''
    ? value
    : (JSON.stringify(value, (name, inner: unknown) => (isSecretName(name) ? MASK : inner)) ?? '');
};

const SECRET = /passw|passphrase|passcode|pwd|secret|token|api_?key|private_?key|credential|^(pin|otp)$/i;
