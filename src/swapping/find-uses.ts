import type { ImageIndexEntry } from '../../contract/document.ts'
import type { ErrorCode } from '../../contract/errors.ts'
import type { FoundUse } from '../../contract/finding.ts'
import type { CallContext } from '../../contract/incoming-calls.ts'
import { createDescribe } from '../finding/describe-uses.ts'
import { createKnownImages } from '../finding/known-images.ts'
import { localStyles } from '../finding/local-styles.ts'
import { placeOf } from '../finding/place-of.ts'
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

export interface UsesInFile {
  uses: Use[]
  unreadPages: string[]
}

/** Where images of these kinds show, and what holds each of them. */
export async function findUses(
  isWanted: (entry: ImageIndexEntry) => boolean,
  context: CallContext
): Promise<UsesInFile> {
  const pages = await refreshIndex('stale', context)
  const known = createKnownImages()
  const describe = createDescribe()
  const uses: Use[] = []
  const add: Parameters<typeof visitHolders>[2][number] = (holder, shown) =>
    shown.forEach(picture => {
      const entry = known.get(picture.imageHash)
      const found = entry && isWanted(entry) && describe(holder, picture)
      if (!entry || !found) return
      const node = holder.type === 'PAINT' ? null : holder
      const style = localStyles().get(picture.styleId) || null
      const refusal = picture.styleId && !style ? 'from-library' : found.refusal
      uses.push({ node, style, entry, found, main: null, refusal })
    })
  await visitHolders(pages, context, [known.learn, add])
  const unreadPages = pages
    .filter(({ checkedAt, page }) => !checkedAt && !page.removed)
    .map(({ page }) => page.name)
  await findMains(uses, unreadPages.length > 0)
  context.throwIfCancelled()
  return { uses, unreadPages }
}

/** The use that holds the picture: a change there changes this one too. */
export function holderOf(use: Use): Use {
  return use.main ? holderOf(use.main) : use
}

/** Of the layer or style. */
export function idOf({ node, style }: Use): string {
  return style ? style.id : node ? node.id : ''
}

async function findMains(uses: Use[], isPartial: boolean): Promise<void> {
  const byId = new Map<string, Use>()
  const keyOf = (id: string, { found }: Use) => `${id} ${found.imageHash}`
  uses.forEach(use => {
    const { node, style } = use
    if (!node) byId.set(keyOf(idOf(use), use), use)
    else if (!style) byId.set(keyOf(node.id, use), use)
  })
  for (const use of uses) {
    const { node, style } = use
    if (!node) continue
    if (style) use.main = byId.get(keyOf(style.id, use)) || null
    if (style || !isFollower(use, node)) continue
    for (let id = sourceId(node.id); id && !use.main; id = sourceId(id)) {
      use.main = byId.get(keyOf(id, use)) || null
    }
    if (use.main || use.refusal) continue
    const place = placeOf(node)
    const main = place && place.instance && (await mainOf(place.instance))
    if (main && node.type === 'INSTANCE') {
      use.main = byId.get(keyOf(main.id, use)) || null
    }
    if (use.main) continue
    if (main && main.remote) use.refusal = 'from-library'
    else if (isPartial) use.refusal = 'page-unavailable'
  }
}

function isFollower({ found }: Use, { id, type }: SceneNode): boolean {
  const isInstance = type === 'INSTANCE' || id.startsWith('I')
  return isInstance && found.holder === 'main-component'
}

/**
 * Figma: `I1:2;3:4;5:6` is the layer `5:6` of the main component of `3:4`,
 * which lies in the main component of `1:2`.
 */
function sourceId(id: string): string {
  const [, ...rest] = id.split(';')
  return rest.length > 1 ? `I${rest.join(';')}` : rest[0] || ''
}

async function mainOf(instance: InstanceNode): Promise<ComponentNode | null> {
  return instance.removed ? null : instance.getMainComponentAsync()
}
