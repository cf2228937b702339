import { codeBlock } from './codeBlock';
import { addEntity } from './editConfig';
import { copyProduct, type ProductCopy } from './productCopy';

const DOCUMENT = 'docs/kinds.md';

/* the three files of the documentation, by how each begins there */
const files = {
  'src/fields/rating/kind.ts': codeBlock(DOCUMENT, 'import type { KindShape }'),
  'src/fields/rating/cell.tsx': codeBlock(DOCUMENT, 'import { defineCell }'),
  'src/fields/rating/input.tsx': codeBlock(DOCUMENT, 'import { NumberInput }'),
};

const declaration = `const reviews = defineResource({
  label: { one: 'Review', many: 'Reviews' },
  title: '{name}',
  icon: 'star',
  fields: {
    name: f.text({ required: true }),
    grade: f.rating({ stars: 5 }),
  },
  list: { filters: ['grade'], sort: ['name', 'ASC'] },
  demo: { count: 8 },
});
`;

export const kindFiles = Object.keys(files);

/** A copy with the kind of the documentation, and an entity that uses it. */
export const copyWithKind = (): ProductCopy => {
  const copy = copyProduct();
  for (const [file, text] of Object.entries(files)) copy.write(file, text);
  addEntity(copy, 'reviews', declaration);
  return copy;
};
