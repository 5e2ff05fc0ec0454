import type { FoundComps, FoundUse } from '../../contract/finding.ts'
import type { MemoryComp, MemoryDocument } from './memory-document.ts'

/** The result of a check: all are comps. */
export function foundIn({ layers, others }: MemoryDocument) {
  const images: FoundComps['images'] = layers.map(({ assetId }) => ({
    assetId,
    mediaType: 'image',
    state: 'comp'
  }))
  const uses = [...layers.map(toUse), ...others]
  const texts = uses.map(use => JSON.stringify(use))
  return { uses: texts, omitted: 0, images, candidates: [] }
}

function toUse({ nodeId, assetId }: MemoryComp, image: number): FoundUse {
  return {
    nodeId,
    styleId: null,
    name: nodeId,
    pageId: 'page-1',
    pageName: 'Page 1',
    imageHash: `comp-${assetId}`,
    image,
    holder: 'layer',
    isHidden: false,
    isLocked: false,
    refusal: null
  }
}
