import { codeBlock } from './codeBlock';
import { addEntity } from './editConfig';
import { copyProduct, type ProductCopy } from './productCopy';

const DOCUMENT = 'docs/kinds.md';

/* the three files of the documentation, by how each begins there */
const files = {
  'src/fields/heat/kind.ts': codeBlock(DOCUMENT, 'import type { KindShape }'),
  'src/fields/heat/cell.tsx': codeBlock(DOCUMENT, 'import { defineCell }'),
  'src/fields/heat/input.tsx': codeBlock(DOCUMENT, 'import { NumberInput }'),
};

const declaration = `const dishes = defineResource({
  label: { one: 'Dish', many: 'Dishes' },
  title: '{name}',
  icon: 'star',
  fields: {
    name: f.text({ required: true }),
    heat: f.heat({ peppers: 5 }),
  },
  list: { filters: ['heat'], sort: ['name', 'ASC'] },
  demo: { count: 8 },
});
`;

export const kindFiles = Object.keys(files);

/** A copy with the kind of the documentation, and an entity that uses it. */
export const copyWithKind = (): ProductCopy => {
  const copy = copyProduct();
  for (const [file, text] of Object.entries(files)) copy.write(file, text);
  addEntity(copy, 'dishes', declaration);
  return copy;
};
