import type { XmlElement } from '@rgrove/parse-xml'
import { type Matrix, multiply, translation } from '../shared/matrix.ts'
import type { SvgLayer } from '../shared/svg-layers.ts'
import { clipped } from './clip.ts'
import { lengthOr } from './length.ts'
import { lookOf } from './look.ts'
import type { Place } from './place.ts'
import { shapeLayers } from './shape-layer.ts'
import { elementsOf, hrefOf, nameOf, referred, spend } from './source.ts'
import { type Style, isShown, styleOf } from './style.ts'
import type { Declarations } from './style-rules.ts'
import { textLayers } from './text-layer.ts'
import { fitting, transformOf } from './transform.ts'
import { cornerOf, viewBoxOf } from './viewport.ts'

/** The layers of all that an element holds. */
export function layersWithin(element: XmlElement, place: Place): SvgLayer[] {
  return elementsOf(element).flatMap(child => layersOf(child, place))
}

function grouped(layers: SvgLayer[], style: Style): SvgLayer[] {
  if (layers.length === 0) return []
  return [{ kind: 'group', mask: null, ...lookOf(style, 'Group'), layers }]
}

/** The transform from the units of an element with a place of its own. */
function movedMatrix(own: Declarations, { matrix, viewport }: Place): Matrix {
  const { x, y } = cornerOf(own, viewport)
  return multiply(matrix, translation(x, y))
}

/** The place of the content of an inner `svg` or a `symbol`. */
function innerPlace(style: Style, place: Place): Place {
  const { own } = style
  const { width, height } = place.viewport
  const viewBox = viewBoxOf(own)
  const size = {
    width: lengthOr(width, own['width'], width),
    height: lengthOr(height, own['height'], height)
  }
  const matrix = movedMatrix(own, place)
  if (!viewBox) return { ...place, matrix, viewport: size }
  const ratio = own['preserveAspectRatio']
  const inside = fitting({ size, viewBox, ratio })
  return { ...place, matrix: multiply(matrix, inside), viewport: viewBox }
}

/** The layers of the element that `use` refers to, as a copy without a link. */
function usedLayers(
  element: XmlElement,
  style: Style,
  place: Place
): SvgLayer[] {
  const { own, inherited } = style
  const used = referred(place.source, hrefOf(element))
  if (!used || place.followed.includes(used)) return []
  const there: Place = {
    ...place,
    inherited,
    matrix: movedMatrix(own, place),
    followed: [...place.followed, used]
  }
  if (nameOf(used) !== 'symbol') return layersOf(used, there)
  const symbol = styleOf(used, place.source, inherited)
  const { width: w, height: h } = own
  const sized = {
    ...symbol.own,
    ...(w === undefined ? {} : { width: w }),
    ...(h === undefined ? {} : { height: h })
  }
  const inner = innerPlace({ ...symbol, own: sized }, there)
  const within = { ...inner, inherited: symbol.inherited }
  return grouped(layersWithin(used, within), symbol)
}

function drawn(element: XmlElement, style: Style, place: Place): SvgLayer[] {
  const within = { ...place, inherited: style.inherited }
  switch (nameOf(element)) {
    case 'g':
    case 'a':
      return grouped(layersWithin(element, within), style)
    case 'switch':
      return grouped(layersWithin(element, within).slice(0, 1), style)
    case 'svg':
      return grouped(layersWithin(element, innerPlace(style, within)), style)
    case 'use':
      return usedLayers(element, style, within)
    case 'text': {
      const texts = textLayers(element, style, within)
      return texts.length > 1 ? grouped(texts, style) : texts
    }
    default:
      return shapeLayers(element, style, within)
  }
}

/** The layers of an element; none when it is not drawn. */
export function layersOf(element: XmlElement, place: Place): SvgLayer[] {
  const style = styleOf(element, place.source, place.inherited)
  if (!isShown(style)) return []
  spend(place.source)
  const inner = transformOf(style.own['transform'])
  const at = { ...place, matrix: multiply(place.matrix, inner) }
  return clipped(drawn(element, style, at), style, at, layersWithin)
}
