import type { NodeRecord } from '../record/node-record.ts'

/** "Page 3": one more than the highest number in use. */
export function numberedName(word: string, siblings: NodeRecord[]): string {
  let highest = 0
  for (const { props } of siblings) {
    const match = props.name.match(/^(\D+) (\d+)$/)
    if (match && match[1] === word) {
      highest = Math.max(highest, Number(match[2]))
    }
  }
  return `${word} ${highest + 1}`
}
