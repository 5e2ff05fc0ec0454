import { ClearedError } from '../../contract/errors.ts'
import type { CallContext } from '../../contract/incoming-calls.ts'
import type { DrawProof } from '../../contract/records.ts'
import { changeFile } from '../document/change-file.ts'
import type { Restore } from '../document/change-file.ts'
import { loadFont, plainFont } from '../platform/load-font.ts'
import { wrapErrors } from '../platform/wrap-errors.ts'

/** Plugin data of our page: the id of the frame. */
const key = 'proof'
const margin = 48

/** Draws a frame on its own page and removes the previous one. */
export async function drawProof(
  { name, text }: DrawProof,
  context: CallContext
): Promise<{ nodeId: string }> {
  const font = await loadFont([plainFont])
  if (!font) throw new ClearedError('font-missing')
  return changeFile(context, async restore => {
    const page = await wrapErrors('page-refused', () => findPage(restore))
    const frame = figma.createFrame()
    restore.push(() => frame.remove())
    page.appendChild(frame)
    const node = figma.createText()
    frame.appendChild(node)
    node.fontName = font
    node.characters = text
    node.x = node.y = margin
    frame.resize(node.width + margin * 2, node.height + margin * 2)
    // last, so that the old frame stays when drawing fails
    const before = page.getPluginData(key)
    const older = page.children.find(({ id }) => id === before)
    if (older) older.remove()
    page.setPluginData(key, frame.id)
    page.name = frame.name = name
    return { nodeId: frame.id }
  })
}

async function findPage(restore: Restore): Promise<PageNode> {
  const known = figma.root.children.find(page => page.getPluginData(key))
  if (known) {
    await known.loadAsync()
    return known
  }
  const page = figma.createPage()
  restore.push(() => page.remove())
  return page
}
