import { assetKey, assetOfKey } from '../../../contract/asset-key.ts'
import type { CompFile } from './comp-file.ts'
import { toLines } from './normal-file.ts'
import type { BatchRun, Struck } from './run-batch.ts'
import { compsOutside, compsOfLayer, unrecordedAssets } from './shown-assets.ts'

/** Files in flight at an interruption, which may be fetched again. */
const maxInFlight = 4

/** What is wrong with a run with a fault; empty when nothing is. */
export function judgeBatch(
  run: BatchRun,
  calm: BatchRun,
  comps: CompFile,
  struck: Struck
): string {
  return (
    judgeMoney(run, calm) ||
    judgeOrder(run) ||
    judgeWork(run, calm) ||
    judgeResumption(run, comps) ||
    judgeFile(run, calm, comps, struck)
  )
}

function judgeMoney(run: BatchRun, calm: BatchRun): string {
  if (run.open.length > 0) return `not over: ${run.open.join(', ')}`
  const twice = run.licenses.filter((id, i) => run.licenses.indexOf(id) !== i)
  if (twice.length > 0) return `licensed twice: ${twice.join(', ')}`
  if (run.unsearched.length > 0) {
    return `licensed without its search: ${run.unsearched.join(', ')}`
  }
  const missing = calm.licenses.filter(id => !run.licenses.includes(id))
  if (missing.length > 0) return `not licensed: ${missing.join(', ')}`
  return run.left === calm.left
    ? ''
    : `${run.left} downloads left instead of ${calm.left}`
}

/** The ledger is written before the paints. */
function judgeOrder({ interruption }: BatchRun): string {
  const unrecorded = unrecordedAssets(interruption.document)
  return unrecorded.length > 0
    ? `shown and not in the ledger: ${unrecorded.join(', ')}`
    : ''
}

/**
 * No image is fetched again that was already recorded. Figma: nothing finds a
 * video by its hash, so a restart has to add it again.
 */
function judgeWork(
  { fetched, interruption }: BatchRun,
  calm: BatchRun
): string {
  const { kept } = interruption
  const videos = kept.filter(key => assetOfKey(key).mediaType === 'video')
  const again = kept.filter(
    key => interruption.fetched.includes(key) && !videos.includes(key)
  )
  if (again.length > 0) return `fetched again: ${again.join(', ')}`
  const maxFetched = calm.fetched.length + videos.length + maxInFlight
  return fetched.length > maxFetched
    ? `${fetched.length} files fetched instead of ${calm.fetched.length}`
    : ''
}

/** Reopening swaps what is licensed, nothing left out, and buys nothing. */
function judgeResumption(
  { interruption, resumption }: BatchRun,
  { leftOut }: CompFile
): string {
  const { document, purchases } = resumption
  if (purchases > 0) return `a restart asked for ${purchases} purchases`
  const swapped = leftOut.filter(
    use =>
      compsOfLayer(document, use.layerId)?.includes(assetKey(use)) === false
  )
  if (swapped.length > 0) {
    const ids = swapped.map(assetKey)
    return `left out and swapped: ${ids.join(', ')}`
  }
  const layerIds = leftOut.map(({ layerId }) => layerId)
  const comps = compsOutside(document, layerIds)
  const waiting = interruption.licensed.filter(key => comps.includes(key))
  return waiting.length > 0
    ? `not swapped by a restart: ${waiting.join(', ')}`
    : ''
}

function judgeFile(
  run: BatchRun,
  calm: BatchRun,
  comps: CompFile,
  { fault, nth }: Struck
): string {
  if (run.faulty.length > 0) return `faulty: ${run.faulty.join(', ')}`
  const deletedId = fault.deletes?.(nth, comps) ?? ''
  const linesOf = ({ document }: BatchRun) => {
    const lines = toLines(document, deletedId)
    return fault.servesOther ? withoutSizes(lines) : lines
  }
  const lines = linesOf(run)
  const expected = linesOf(calm)
  const at = lines.findIndex((line, i) => line !== expected[i])
  if (at < 0 && lines.length === expected.length) return ''
  const there = [lines, expected].map(one => one.slice(at - 2, at + 3))
  return `another file: ${there.map(one => one.join(' ')).join('\n  expected: ')}`
}

/**
 * In an order of its own, since the usual one follows image hashes; it decides
 * which line ends with a comma, too. Without the numbers of crops and tiles, which a file
 * of another shape moves.
 */
function withoutSizes(lines: readonly string[]): string[] {
  const size =
    /\\?"(?:width|height|pictureHeight|scalingFactor)\\?": ?[\d.]+,?/g
  return lines
    .map(line => line.replaceAll(size, '').replace(/,$/, ''))
    .filter(line => !/^[\s\d.e-]*$/.test(line))
    .toSorted()
}
