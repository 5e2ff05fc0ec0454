import type { ErrorCode } from '../../contract/errors.ts'
import type { FoundUse, PictureHolder } from '../../contract/finding.ts'
import type { HeldBy } from './known-images.ts'
import { localStyles } from './local-styles.ts'
import type { ShownPicture } from './pictures-of.ts'
import { placeOf } from './place-of.ts'
import type { Place, Places } from './place-of.ts'

/** Null for a layer that is gone. */
export type Describe = (holder: HeldBy, shown: ShownPicture) => FoundUse | null

/** Remembers what it read: to be used for one call. */
export function createDescribe(): Describe {
  const overrides = new Map<string, Set<string>>()
  const places: Places = new Map()

  function holderOf(node: SceneNode, place: Place): PictureHolder {
    const { instance, isInComponent } = place
    if (!instance) return isInComponent ? 'main-component' : 'layer'
    const ids = overrides.get(instance.id) || overriddenIn(instance)
    overrides.set(instance.id, ids)
    return ids.has(node.id) ? 'override' : 'main-component'
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
      pageId: place && place.pageId,
      pageName: place ? place.pageName : '',
      imageHash,
      holder: isOwn ? holderOf(holder as SceneNode, place) : 'style', // on a page
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

const paintFields = [
  'fills',
  'strokes',
  'fillStyleId',
  'strokeStyleId',
  'vectorNetwork',
  'styledTextSegments'
]

/** The layers whose paints differ from those of the main component. */
function overriddenIn(instance: InstanceNode): Set<string> {
  const ids = new Set<string>()
  instance.overrides.forEach(({ id, overriddenFields }) => {
    const isPainted = overriddenFields.some(
      field => paintFields.indexOf(field) >= 0
    )
    if (isPainted) ids.add(id)
  })
  return ids
}
