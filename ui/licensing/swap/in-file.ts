import type { FoundComps, FoundUse } from '../../../contract/finding.ts'
import { controller } from '../../platform/controller.ts'
import { assetKey } from '../../../contract/asset-key.ts'
import type { LicensedFile } from '../purchase/licensed-file.ts'

/** Where assets are used in the file, without unclear uses. */
export interface InFile {
  /** Ids of layers and styles with comps, by asset. */
  comps: ReadonlyMap<string, readonly string[]>
  /** How many layers show the licensed file, by asset. */
  licensed: ReadonlyMap<string, number>
  /** All pages were read. */
  isWhole: boolean
}

/** Null when the file could not be read. */
export async function findInFile(): Promise<InFile | null> {
  try {
    return toInFile(await controller.findComps({}))
  } catch {
    return null // then all files are downloaded, and the swap finds its layers
  }
}

function toInFile({ uses, images, pages }: FoundComps): InFile {
  const comps = new Map<string, string[]>()
  const licensed = new Map<string, number>()
  for (const text of uses) {
    const use = JSON.parse(text) as FoundUse // see FoundComps
    const image = use.image === null ? undefined : images[use.image]
    if (!image) continue
    const key = assetKey(image)
    if (image.state === 'comp') {
      const known = comps.get(key)
      if (known) known.push(heldBy(use))
      else comps.set(key, [heldBy(use)])
    } else if (use.nodeId !== null) {
      licensed.set(key, (licensed.get(key) ?? 0) + 1)
    }
  }
  const isWhole = pages.every(({ checkedAt }) => checkedAt !== null)
  return { comps, licensed, isWhole }
}

/** Empty when unknown; such a use cannot have been excluded. */
function heldBy({ holder, nodeId, styleId }: FoundUse): string {
  return (holder === 'style' ? styleId : nodeId) ?? ''
}

/** Whether a swap has anything to do; true if unknown. */
export function hasComp(
  { comps, isWhole }: InFile,
  file: LicensedFile,
  leftOut: readonly string[] = []
): boolean {
  const holders = comps.get(assetKey(file)) ?? []
  return !isWhole || holders.some(id => !leftOut.includes(id))
}
