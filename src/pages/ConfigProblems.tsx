import { configProblems as texts } from '../locales/en/configProblems';
import type { Problem } from '../model/check/problem';

type ConfigProblemsProps = { readonly problems: readonly Problem[] };

/** Stands in place of the app while developing: everything that is wrong with the configuration, at once. */
export const ConfigProblems = ({ problems }: ConfigProblemsProps) => (
  <main style={{ padding: 24, fontFamily: 'system-ui, sans-serif', lineHeight: 1.5 }}>
    <h1>{texts.title}</h1>
    <p>{texts.text}</p>
    <Problems problems={problems} />
  </main>
);

type EntityProblemsProps = ConfigProblemsProps & {
  /** The key of the entity. */
  readonly name: string;
};

/** Stands in place of the pages of an entity that is faulty; the others work. */
export const EntityProblems = ({ name, problems }: EntityProblemsProps) => (
  <section style={{ padding: 24, lineHeight: 1.5 }}>
    <h1>{texts.entityTitle.replace('%{name}', () => name)}</h1>
    <p>{texts.entityText}</p>
    <Problems problems={problems} />
  </section>
);

const Problems = ({ problems }: ConfigProblemsProps) => (
  <table style={{ borderSpacing: '16px 8px', textAlign: 'left' }}>
    <thead>
      <tr>
        <th scope="col">{texts.id}</th>
        <th scope="col">{texts.path}</th>
        <th scope="col">{texts.fault}</th>
        <th scope="col">{texts.hint}</th>
      </tr>
    </thead>
    <tbody>
      {problems.map((problem) => (
        <tr key={`${problem.id} ${problem.path} ${problem.message}`}>
          <td>{problem.id}</td>
          <td>
            <code>{problem.path}</code>
          </td>
          <td>{problem.message}</td>
          <td>{problem.hint}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
