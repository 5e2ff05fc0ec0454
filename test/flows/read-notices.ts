import type { OpenFile } from './open-stack.ts'

/** All that is said to the person now, a line each. */
export function readNotices({ panel }: OpenFile): string {
  return panel.$notices
    .get()
    .map(({ text }) => text)
    .join('\n')
}
