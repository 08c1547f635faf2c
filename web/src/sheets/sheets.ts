import { FluentResource } from '@fluent/bundle';

/** The sheets of one language, read. */
export function sheetsOf(files: Record<string, string>): FluentResource[] {
  return Object.keys(files)
    .sort()
    .map((path) => new FluentResource(files[path] ?? ''));
}
