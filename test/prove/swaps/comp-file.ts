import type { DocumentFile } from '../../../dev/figma/shared/host.ts'
import type { Library } from '../../../dev/service/core/library.ts'
import { openStack } from '../../flows/set-up/open-stack.ts'
import { placeResults } from '../../flows/set-up/place-results.ts'
import { signInWithPages } from '../../flows/set-up/sign-in-with-pages.ts'
import { loadBundledPanel } from '../../flows/set-up/bundle-panel.ts'
import { smallLibrary } from './small-library.ts'

/** A file with comps in many places, ready to be licensed. */
export interface CompFile {
  document: DocumentFile
  library: Library
  /** Assets of its comps, each once. */
  assetIds: string[]
  /** Layers that may be deleted, as every asset has another. */
  layerIds: string[]
  /** Assets that the account licensed before, elsewhere. */
  ownedIds: string[]
  /** Uses that the person takes out of every plan; some are of owned assets. */
  leftOut: LeftOutUse[]
}

export interface LeftOutUse {
  assetId: string
  layerId: string
}

/**
 * Copies the comps to a second page, the first also into a component, the
 * second into a style and, where files are equal, onto an unrecorded layer.
 */
const spread = `
const page = figma.createPage()
page.name = 'Second'
const { ids, isAlike } = input
for (const id of ids) {
  const node = await figma.getNodeByIdAsync(id)
  page.appendChild(node.clone())
}
const [first, second] = ids
const component = figma.createComponent()
component.appendChild((await figma.getNodeByIdAsync(first)).clone())
const instance = component.createInstance()
page.appendChild(instance)
const styled = await figma.getNodeByIdAsync(second)
const style = figma.createPaintStyle()
style.name = 'Photo'
style.paints = styled.fills
// With equal files, only the record names the asset.
const record = isAlike ? styled.getPluginData('provenance') : ''
style.setPluginData('provenance', record)
const copy = styled.clone()
await copy.setFillStyleIdAsync(style.id)
if (isAlike) {
  const unrecorded = figma.createRectangle()
  unrecorded.fills = styled.fills
}
figma.currentPage.selection = []
`

/** Places `size` comps the way a person does. */
export async function makeCompFile(
  size: number,
  library = smallLibrary
): Promise<CompFile> {
  const stack = await openStack({ loadPanel: loadBundledPanel, library })
  try {
    const file = await stack.openFile()
    await signInWithPages(stack, file, 'designer')
    const placed = await placeResults(file, 'mountain', size)
    const layerIds = placed.map(({ layer }) => layer.id)
    const isAlike = library !== smallLibrary
    await file.headless.host.evaluate(spread, { ids: layerIds, isAlike })
    file.panel.window.close()
    await file.headless.settle()
    const document = file.headless.host.exportDocument()
    const assetIds = placed.map(({ assetId }) => assetId)
    const ownedIds = assetIds.filter((_, i) => i % 5 === 3)
    const leftOut = placed
      .filter((_, i) => i % 5 === 2 || i % 10 === 3)
      .map(({ assetId, layer }) => ({ assetId, layerId: layer.id }))
    return { document, library, assetIds, layerIds, ownedIds, leftOut }
  } finally {
    stack.close()
  }
}
