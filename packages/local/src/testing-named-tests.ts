/** A test that a page of the documentation names: its file in code, and its titles in quotation marks after a colon. */
interface NamedTest {
  readonly file: string;
  readonly title: string;
}

/** Lists the tests that a page names. */
export function listNamedTests(page: string): readonly NamedTest[] {
  return [...page.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`: ((?:“[^”]+”(?:, )?)+)/g)].flatMap(
    ([, file = "", titles = ""]) => [...titles.matchAll(/“([^”]+)”/g)].map(([, title = ""]) => ({ file, title })),
  );
}
