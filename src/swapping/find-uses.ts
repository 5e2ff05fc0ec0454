import type { ImageIndexEntry } from '../../contract/document.ts'
import type { ErrorCode } from '../../contract/errors.ts'
import type { FoundUse } from '../../contract/finding.ts'
import type { CallContext } from '../../contract/incoming-calls.ts'
import { createDescribe } from '../finding/describe-uses.ts'
import { createKnownImages } from '../finding/known-images.ts'
import type { HeldBy } from '../finding/known-images.ts'
import { localStyles } from '../finding/local-styles.ts'
import type { ShownPicture } from '../finding/pictures-of.ts'
import { refreshIndex } from '../finding/refresh-index.ts'
import { visitHolders } from '../finding/visit-holders.ts'

/** One place in the file that shows an image of ours. */
export interface Use {
  /** Null for a paint style by itself. */
  node: SceneNode | null
  /** The paint style of this file that holds the picture. */
  style: PaintStyle | null
  entry: ImageIndexEntry
  found: FoundUse
  /** The style, or the layer of a main component, that it follows. */
  main: Use | null
  refusal: ErrorCode | null
}

/** Where images in this state show, and what holds each of them. */
export async function findUses(
  state: ImageIndexEntry['state'],
  context: CallContext
): Promise<{ uses: Use[]; unreadPages: string[] }> {
  const pages = await refreshIndex('stale', context)
  const known = createKnownImages()
  const describe = createDescribe()
  const uses: Use[] = []
  await visitHolders(pages, context, [known.learn, add])
  const unreadPages = pages
    .filter(({ checkedAt, page }) => !checkedAt && !page.removed)
    .map(({ page }) => page.name)
  await findMains(uses, unreadPages.length > 0)
  context.throwIfCancelled()
  return { uses, unreadPages }

  function add(holder: HeldBy, shown: ShownPicture[]): void {
    shown.forEach(picture => {
      const entry = known.get(picture.imageHash)
      if (!entry || entry.state !== state) return
      const found = describe(holder, picture)
      const { styleId } = picture
      const style = localStyles().get(styleId) || null
      const refusal =
        styleId && !style ? 'from-library' : found && found.refusal
      const node = holder.type === 'PAINT' ? null : holder
      if (found) uses.push({ node, style, entry, found, main: null, refusal })
    })
  }
}

/** The use that holds the picture: a change there changes this one too. */
export function holderOf(use: Use): Use {
  return use.main ? holderOf(use.main) : use
}

/** Of the layer or style. */
export function idOf({ node, style }: Use): string {
  const holder = style || node
  return holder ? holder.id : ''
}

async function findMains(uses: Use[], isPartial: boolean): Promise<void> {
  const holders = new Map<string, Use>()
  uses.forEach(use => {
    if (use.node && use.style) return
    holders.set(idOf(use) + use.found.imageHash, use)
  })
  for (const use of uses) {
    const { node, style, found } = use
    const get = (id: string) => holders.get(id + found.imageHash) || null
    const top = node && topInstance(node)
    if (!node) continue
    if (style) use.main = get(style.id)
    if (style || !top || found.holder === 'override') continue
    for (let id = sourceId(node.id); id && !use.main; id = sourceId(id)) {
      use.main = get(id)
    }
    if (use.main || use.refusal) continue
    const main = await top.getMainComponentAsync()
    if (main && top === node) use.main = get(main.id)
    if (use.main) continue
    if (main && main.remote) use.refusal = 'from-library'
    else if (isPartial) use.refusal = 'page-unavailable'
  }
}

/** The outermost instance that a layer is or lies in. */
function topInstance(node: SceneNode): InstanceNode | null {
  let top: InstanceNode | null = null
  for (let at: BaseNode | null = node; at; at = at.parent) {
    if (at.type === 'INSTANCE') top = at
  }
  return top
}

/**
 * Figma: `I1:2;3:4;5:6` is the layer `5:6` of the main component of `3:4`,
 * which lies in the main component of `1:2`.
 */
function sourceId(id: string): string {
  const [, ...rest] = id.split(';')
  return rest.length > 1 ? `I${rest.join(';')}` : rest[0] || ''
}
