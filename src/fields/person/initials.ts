import { tones, type Tone } from '../../config/action';

/** `Ada King Lovelace` is `AL`; whole characters, so that no letter is cut in half. */
export const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
};

/** The same tone for the same name, everywhere. */
export const toneOf = (name: string): Tone => {
  const sum = [...name].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 100_003, 7);
  return calm[sum % calm.length] ?? 'neutral';
};

/* A person is neither a warning nor a danger. */
const calm = tones.filter((tone) => tone !== 'warning' && tone !== 'danger');
