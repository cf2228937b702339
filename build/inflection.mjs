// Stands for the package inflection, of which react-admin only wants words for what has no label; ours all have one.
export const humanize = (text) => {
  const words = text.replaceAll(/[_-]+/g, ' ').trim().toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const underscore = (text) => text.replaceAll(/([a-z\d])([A-Z])/g, '$1_$2').toLowerCase();

const steps = { humanize, underscore };

export const transform = (text, names) =>
  names.reduce((result, name) => steps[name]?.(result) ?? result, text);
export const pluralize = (text) => `${text}s`;
export const inflect = (text) => text;
export const singularize = (text) => text.replace(/s$/, '');
export const capitalize = humanize;
