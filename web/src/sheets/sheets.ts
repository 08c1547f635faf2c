import { FluentResource } from '@fluent/bundle';

/** A file of words: its name, and the title it belongs to, if it is one's own. */
export interface Sheet {
  title: string | null;
  name: string;
  body: FluentResource;
}

export function readSheet(title: string | null, name: string, text: string): Sheet {
  return { title, name, body: new FluentResource(text) };
}

/** The sheets of one language, read. */
export function sheetsOf(files: Record<string, string>): Sheet[] {
  return Object.keys(files)
    .sort()
    .map((path) => {
      const title = /\/titles\/([^/]+)\//.exec(path)?.[1] ?? null;
      const name = /([^/]+)\.ftl$/.exec(path)?.[1] ?? path;
      return readSheet(title, name, files[path] ?? '');
    });
}
