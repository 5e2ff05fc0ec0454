import { atom } from 'nanostores'
import type { DocumentFile } from '../shared/host.ts'
import type { SampleName } from '../shared/samples.ts'

/** A document is being opened; nothing else happens in the page. */
export const $opening = atom(false)

/** Layers that are open before anyone looks. */
const few = 5000
const largeSamples: (SampleName | null)[] = ['app', 'large']

/** Says that a document opens, for as long as slow work takes. */
export async function withOpeningStatus<T>(
  isSlow: boolean,
  work: () => Promise<T>
): Promise<T> {
  if (!isSlow) return work()
  $opening.set(true)
  try {
    await openingShown()
    return await work()
  } finally {
    $opening.set(false)
  }
}

/** Lets what it says reach the screen before the page is busy. */
function openingShown(): Promise<void> {
  return new Promise(resolve => {
    // A page in the background gets no frames.
    const late = setTimeout(resolve, 300)
    requestAnimationFrame(() => {
      clearTimeout(late)
      setTimeout(resolve, 100)
    })
  })
}

/** Whether a file, or else a sample, opens so slowly that a status is shown. */
export function opensSlowly(
  file: DocumentFile | null,
  sample: SampleName | null = null
): boolean {
  if (!file) return largeSamples.includes(sample)
  return countLayers(file.pages, 0) > few
}

/** A kept document may hold anything; it is checked when it is opened. */
function countLayers(nodes: unknown, before: number): number {
  let count = before
  if (!Array.isArray(nodes)) return count
  for (const node of nodes as unknown[]) {
    count += 1
    if (count > few) return count
    if (typeof node !== 'object' || node === null) continue
    if ('children' in node) count = countLayers(node.children, count)
  }
  return count
}
