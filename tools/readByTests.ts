import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The test that changes a field and sees a difference outside of its record. */
export type Proof = { readonly file: string; readonly title: string };

/* The tests of one file by their titles, with the fields that each changes. */
function provedBy(file: string, tests: Readonly<Record<string, readonly string[]>>): Record<string, Proof> {
  return Object.fromEntries(
    Object.entries(tests).flatMap(([title, places]) => places.map((place) => [place, { file, title }])),
  );
}

/** Fields that neither the configuration nor code reads by name, each with the test that shows what follows from it. */
export const readByTests: Readonly<Record<string, Proof>> = {
  ...provedBy('tests/gateway/pictures.test.ts', {
    'greets whoever signs in with the avatar of the account': ['users.avatar', 'admins.avatar'],
  }),
  ...provedBy('tests/gateway/sending/filled.test.ts', {
    'fills in what is written of a contact: email, company and birthDate': [
      'contacts.email',
      'contacts.company',
      'contacts.birthDate',
    ],
  }),
};

/** What is wrong with such a list: a test that is not there, is not run, or does not name the field. */
export const proofFaults = (
  proofs: Readonly<Record<string, Proof>>,
  root = process.cwd(),
): readonly string[] =>
  Object.entries(proofs).flatMap(([place, { file, title }]) => {
    const path = join(root, file);
    if (!existsSync(path)) return [`${place}: there is no ${file}`];
    const test = textOf(title, readFileSync(path, 'utf8'));
    if (test === undefined) return [`${place}: ${file} has no test “${title}”`];
    const name = place.split('.').at(-1) ?? '';
    return new RegExp(`\\b${name}\\b`).test(test) ? [] : [`${place}: “${title}” does not name ${name}`];
  });

/* From its title to the next test. */
const textOf = (title: string, text: string): string | undefined => {
  const [, after] = text.split(`it('${title}',`);
  return after?.split(/\n(?: {2}){0,3}(?:it|describe)[.(]/)[0];
};
