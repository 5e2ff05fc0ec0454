import type { OpenFile } from './open-stack.ts'

/** The texts of all notices, a line each. */
export function readNotices({ panel }: OpenFile): string {
  return panel.$notices
    .get()
    .map(({ text }) => text)
    .join('\n')
}
