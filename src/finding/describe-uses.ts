import type { ErrorCode } from '../../contract/errors.ts'
import type { FoundUse, PictureHolder } from '../../contract/finding.ts'
import { placeOf } from '../document/place-of.ts'
import type { Place, Places } from '../document/place-of.ts'
import type { Holder } from './known-images.ts'
import { localStyles } from './local-styles.ts'
import type { ShownPicture } from './pictures-of.ts'

/** Null for a layer that is gone. */
export type Describe = (holder: Holder, shown: ShownPicture) => FoundUse | null

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
    const isOwn = areas.some(
      area =>
        hasImage(node, area, imageHash) &&
        fieldsOf[area].some(field => ids.has(node.id + field))
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
      image: null,
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

/** Fields of a layer by which an instance differs in its fills or strokes. */
const fieldsOf = {
  fills: ['fills', 'fillStyleId', 'vectorNetwork', 'styledTextSegments'],
  strokes: ['strokes', 'strokeStyleId']
}

type Area = keyof typeof fieldsOf

const areas: Area[] = ['fills', 'strokes']

/** Mixed ones are fills of parts of the layer. */
function hasImage(node: SceneNode, area: Area, imageHash: string): boolean {
  const paints = (node as Partial<GeometryMixin>)[area] // not all have both
  if (!paints || paints === figma.mixed) return paints === figma.mixed
  return paints.some(
    paint => paint.type === 'IMAGE' && paint.imageHash === imageHash
  )
}

/** Ids of layers, each with a field that the main component does not rule. */
function overriddenIn(instance: InstanceNode): Set<string> {
  const ids = new Set<string>()
  instance.overrides.forEach(({ id, overriddenFields }) =>
    overriddenFields.forEach(field => ids.add(id + field))
  )
  return ids
}
