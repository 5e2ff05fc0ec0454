import type { CompFile } from './comp-file.ts'
import { toLines } from './normal-file.ts'
import type { BatchRun, Struck } from './run-batch.ts'

/** What is wrong with a run that met trouble; empty when nothing is. */
export function judgeBatch(
  run: BatchRun,
  calm: BatchRun,
  comps: CompFile,
  { trouble, nth }: Struck
): string {
  if (run.open.length > 0) return `not over: ${run.open.join(', ')}`
  const twice = run.licenses.filter((id, i) => run.licenses.indexOf(id) !== i)
  if (twice.length > 0) return `licensed twice: ${twice.join(', ')}`
  const missing = calm.licenses.filter(id => !run.licenses.includes(id))
  if (missing.length > 0) return `not licensed: ${missing.join(', ')}`
  if (run.left !== calm.left) {
    return `${run.left} downloads left instead of ${calm.left}`
  }
  const gone = trouble.deletes?.(nth, comps) ?? ''
  const lines = toLines(run.document, gone)
  const expected = toLines(calm.document, gone)
  const at = lines.findIndex((line, i) => line !== expected[i])
  if (at < 0 && lines.length === expected.length) return ''
  const there = [lines, expected].map(one => one.slice(at - 2, at + 3))
  return `another file: ${there.map(one => one.join(' ')).join('\n  expected: ')}`
}
