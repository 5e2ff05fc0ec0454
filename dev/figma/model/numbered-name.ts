import type { NodeRecord } from './node-record.ts'

/** "Page 3": one more than the highest number in use. */
export function numberedName(word: string, siblings: NodeRecord[]): string {
  const numbers = siblings.map(sibling => {
    const match = sibling.props.name.match(/^(\D+) (\d+)$/)
    return match && match[1] === word ? Number(match[2]) : 0
  })
  return `${word} ${Math.max(0, ...numbers) + 1}`
}
