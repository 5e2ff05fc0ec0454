import type { ErrorCode } from '../../contract/errors.ts'
import type { FoundUse, PictureHolder } from '../../contract/finding.ts'
import { placeOf } from '../document/place-of.ts'
import type { Place, Places } from '../document/place-of.ts'
import type { HeldBy } from './known-images.ts'
import { localStyles } from './local-styles.ts'
import type { ShownPicture } from './pictures-of.ts'

/** Null for a layer that is gone. */
export type Describe = (holder: HeldBy, shown: ShownPicture) => FoundUse | null

/** Remembers what it read: to be used for one call. */
export function createDescribe(): Describe {
  const overrides = new Map<string, Set<string>>()
  const places: Places = new Map()

  function holderOf(
    node: SceneNode,
    { instance, component }: Place,
    imageHash: string
  ): PictureHolder {
    if (!instance) return component ? 'main-component' : 'layer'
    const ids = overrides.get(instance.id) || overriddenIn(instance)
    overrides.set(instance.id, ids)
    const isOwn = fieldsWith(node, imageHash).some(one =>
      ids.has(node.id + one)
    )
    return isOwn ? 'override' : 'main-component'
  }

  return (holder, { imageHash, styleId, isOff }) => {
    const { id, name, type } = holder
    const place = type === 'PAINT' ? null : placeOf(holder, places)
    if (!place && type !== 'PAINT') return null
    const isOwn = place !== null && styleId === ''
    const use: FoundUse = {
      nodeId: place && id,
      styleId: styleId || null,
      name,
      pageId: place && place.page.id,
      pageName: place ? place.page.name : '',
      imageHash,
      holder: isOwn ? holderOf(holder as SceneNode, place, imageHash) : 'style', // on a page
      refusal: refusalOf(styleId, type)
    }
    if (isOff || (place && place.isHidden)) use.isHidden = true
    if (place && place.isLocked) use.isLocked = true
    return use
  }
}

/** Figma: what a GIF of a board shows cannot be changed. */
function refusalOf(
  styleId: string,
  type: SceneNode['type'] | 'PAINT'
): ErrorCode | null {
  if (figma.editorType === 'dev' || type === 'MEDIA') return 'layer-read-only'
  return styleId !== '' && !localStyles().has(styleId) ? 'from-library' : null
}

type PaintField = 'fills' | 'strokes'

/** Which of its paints show the image; mixed ones are fills. */
function fieldsWith(node: SceneNode, imageHash: string): PaintField[] {
  const fields: PaintField[] = ['fills', 'strokes']
  return fields.filter(field => {
    const paints = (node as Partial<GeometryMixin>)[field] // not all have both
    return paints === figma.mixed || (paints && hasImage(paints, imageHash))
  })
}

function hasImage(paints: readonly Paint[], imageHash: string): boolean {
  return paints.some(
    paint => paint.type === 'IMAGE' && paint.imageHash === imageHash
  )
}

const fillFields = /^(fill(s|StyleId)|vectorNetwork|styledTextSegments)$/
const strokeFields = /^stroke(s|StyleId)$/

/** Ids of layers, each with a field that the main component does not rule. */
function overriddenIn(instance: InstanceNode): Set<string> {
  const ids = new Set<string>()
  instance.overrides.forEach(({ id, overriddenFields }) =>
    overriddenFields.forEach(field => {
      if (fillFields.test(field)) ids.add(`${id}fills`)
      if (strokeFields.test(field)) ids.add(`${id}strokes`)
    })
  )
  return ids
}
