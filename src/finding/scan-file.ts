import type { CallContext } from '../../contract/incoming-calls.ts'
import type { CheckedPage } from '../../contract/finding.ts'
import { pictureTypes } from './pictures-of.ts'
import { startScan } from './scan.ts'
import type { Scan } from './scan.ts'
import { createSlices } from '../slices.ts'
import type { Slices } from '../slices.ts'

/** Visits every layer of the file, page by page, and its paint styles. */
export async function scanFile(
  context: CallContext
): Promise<{ scan: Scan; pages: CheckedPage[] }> {
  const slices = createSlices(context)
  const scan = await startScan()
  const pages: CheckedPage[] = []
  const { children } = figma.root
  context.progress(0, children.length)
  for (const page of children) {
    const isLoaded = await load(page)
    context.throwIfCancelled()
    if (isLoaded) await scanPage(page, scan, slices)
    const checkedAt = isLoaded ? new Date().toISOString() : null
    pages.push({ pageId: page.id, name: page.name, checkedAt })
    context.progress(pages.length, children.length)
  }
  return { scan, pages }
}

/** False for a page that Figma cannot give; the others still count. */
async function load(page: PageNode): Promise<boolean> {
  try {
    await page.loadAsync()
    return true
  } catch {
    return false // reported as a page that was not checked
  }
}

/**
 * Figma: one search over a whole page is fast and cannot be interrupted, so
 * it goes by the layers that lie on the page and in its sections.
 */
async function scanPage(
  page: PageNode,
  scan: Scan,
  slices: Slices
): Promise<void> {
  const waiting: SceneNode[] = []
  pushAll(waiting, page.children)
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (slices.isOver()) await slices.next()
    if (node.removed) continue
    scan.visit(node, page)
    if (node.type === 'SECTION') {
      pushAll(waiting, node.children)
    } else if ('findAllWithCriteria' in node) {
      await visitAll(node.findAllWithCriteria({ types: pictureTypes }))
    }
  }

  async function visitAll(nodes: readonly BaseNode[]): Promise<void> {
    for (const node of nodes) {
      if (slices.isOver()) await slices.next()
      if (!node.removed) scan.visit(node as SceneNode, page) // below a page
    }
  }
}

/** Back to front, so that the first is taken next. */
function pushAll(waiting: SceneNode[], nodes: readonly SceneNode[]): void {
  for (let i = nodes.length - 1; i >= 0; i -= 1) {
    const node = nodes[i]
    if (node) waiting.push(node)
  }
}
