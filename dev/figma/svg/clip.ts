import type { XmlElement } from '@rgrove/parse-xml'
import type { SvgLayer } from '../shared/svg-layers.ts'
import { multiply } from '../shared/matrix.ts'
import { holds } from '../rules/rules.ts'
import { layersBox } from './layers-box.ts'
import type { Place } from './place.ts'
import { nameOf, referred } from './source.ts'
import { type Style, styleOf } from './style.ts'
import { boxMatrix, transformOf } from './transform.ts'

type Reader = (element: XmlElement, place: Place) => SvgLayer[]

interface Cut {
  name: string
  /** The attribute that makes lengths relative to the content's own box. */
  unitsName: string
  mask: MaskType
}

function cutOf(element: XmlElement, { own }: Style): Cut {
  if (nameOf(element) === 'clipPath') {
    return {
      name: 'Clip path group',
      unitsName: 'clipPathUnits',
      mask: 'VECTOR'
    }
  }
  return {
    name: 'Mask group',
    unitsName: 'maskContentUnits',
    mask: own['mask-type'] === 'alpha' ? 'ALPHA' : 'LUMINANCE'
  }
}

function cutBy(
  layers: SvgLayer[],
  element: XmlElement,
  place: Place,
  read: Reader
): SvgLayer[] {
  if (place.followed.includes(element)) return layers
  const style = styleOf(element, place.source, {})
  const { own, inherited } = style
  const cut = cutOf(element, style)
  const box = own[cut.unitsName] === 'objectBoundingBox' && layersBox(layers)
  const outer = box ? boxMatrix(box) : place.matrix
  const inside = read(element, {
    ...place,
    inherited,
    matrix: multiply(outer, transformOf(own['transform'])),
    followed: [...place.followed, element],
    clips: nameOf(element) === 'clipPath'
  })
  if (inside.length === 0) return []
  const plain = { opacity: 1, blendMode: 'PASS_THROUGH' } as const
  const mask: SvgLayer = {
    kind: 'group',
    name: own['id'] ?? 'Group',
    mask: cut.mask,
    layers: inside,
    ...plain
  }
  return [
    {
      kind: 'group',
      name: cut.name,
      mask: null,
      layers: [mask, ...layers],
      ...plain
    }
  ]
}

/** Layers that are clipped: Figma puts a mask before them in a group. */
export function clipped(
  layers: SvgLayer[],
  { own }: Style,
  place: Place,
  read: Reader
): SvgLayer[] {
  if (layers.length === 0 || !holds('svg/clips-are-masks')) return layers
  return ['clip-path', 'mask'].reduce((inside, name) => {
    const by = own[name] ? referred(place.source, own[name]) : null
    return by ? cutBy(inside, by, place, read) : inside
  }, layers)
}
