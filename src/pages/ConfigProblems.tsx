import { messages } from '../locales/en/messages';
import type { Problem } from '../model/check/problem';

const { config } = messages.app.page;

/** Stands in place of the app while developing: everything that is wrong with the configuration, at once. */
export const ConfigProblems = ({ problems }: { readonly problems: readonly Problem[] }) => (
  <main style={{ padding: 24, fontFamily: 'system-ui, sans-serif', lineHeight: 1.5 }}>
    <h1>{config.title}</h1>
    <p>{config.text}</p>
    <table style={{ borderSpacing: '16px 8px', textAlign: 'left' }}>
      <thead>
        <tr>
          <th scope="col">{config.id}</th>
          <th scope="col">{config.path}</th>
          <th scope="col">{config.fault}</th>
          <th scope="col">{config.hint}</th>
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
  </main>
);
