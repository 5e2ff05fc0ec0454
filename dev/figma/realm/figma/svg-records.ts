import { aroundAll } from '../../shared/rect.ts'
import {
  boxAround,
  identity,
  multiply,
  translation,
  withoutScale
} from '../../shared/matrix.ts'
import { holds } from '../../rules/rules.ts'
import { allSingle } from '../../shared/single.ts'
import type {
  SvgDrawing,
  SvgGroup,
  SvgLayer,
  SvgShape,
  SvgText
} from '../../shared/svg-layers.ts'
import { withoutMasked } from '../../model/geometry/geometry.ts'
import { assertDepth } from '../../model/tree/assert-depth.ts'
import { newRecord, store } from '../../model/record/document-store.ts'
import { fontsOf, isItalic, weightOf } from '../../model/text/font-families.ts'
import { freezeDeep } from '../../model/record/freeze-deep.ts'
import type { NodeRecord, Props } from '../../model/record/node-record.ts'
import { layoutText } from '../../model/text/text-layout.ts'
import { wholeSize } from '../../model/layout/fit-text.ts'

const op = 'createNodeFromSvg'

type Own = Partial<Props>

/** Properties of layers of every kind. */
function lookOf({ name, opacity, blendMode }: SvgLayer): Own {
  return { name, opacity, blendMode }
}

function paintsOf({ fills, strokes }: SvgShape | SvgText): Own {
  return {
    fills,
    strokes,
    // Figma: what is inside follows the frame as a picture would.
    constraints: holds('svg/layers-scale-with-their-frame')
      ? { horizontal: 'SCALE', vertical: 'SCALE' }
      : { horizontal: 'MIN', vertical: 'MIN' }
  }
}

function make(type: NodeRecord['type'], ...own: Own[]): NodeRecord {
  const all: Own = Object.assign({}, ...own)
  return newRecord(type, freezeDeep(all))
}

function hold(parent: NodeRecord, children: NodeRecord[]): NodeRecord {
  parent.children = children
  for (const child of children) child.parent = parent
  return parent
}

function shapeRecord(layer: SvgShape): NodeRecord {
  const { x, y, width, height, vectorNetwork } = layer
  const { strokeWeight, strokeCap, strokeJoin } = layer
  const { strokeMiterLimit, dashPattern } = layer
  return make('VECTOR', lookOf(layer), paintsOf(layer), {
    strokeWeight,
    strokeCap,
    strokeJoin,
    strokeMiterLimit,
    dashPattern,
    vectorNetwork,
    matrix: translation(x, y),
    width,
    height
  })
}

/** The nearest font of the first known family, else of Inter. */
function fontOf({ families, weight, italic }: SvgText): FontName {
  const known = families.concat('Inter').map(fontsOf)
  const fonts = known.find(list => list.length > 0) || []
  const away = (font: FontName): number =>
    Math.abs(weightOf(font) - weight) + (isItalic(font) === italic ? 0 : 1000)
  return fonts.reduce((best, font) => (away(font) < away(best) ? font : best))
}

function textRecord(layer: SvgText): NodeRecord {
  const { characters, fontSize, letterSpacing } = layer
  const isNamed = layer.name !== characters
  const record = make('TEXT', lookOf(layer), paintsOf(layer), {
    name: layer.name.slice(0, isNamed ? undefined : 40),
    autoRename: !isNamed,
    characters,
    fontName: fontOf(layer),
    fontSize: Math.max(1, fontSize),
    letterSpacing: { value: letterSpacing, unit: 'PIXELS' }
  })
  const layout = layoutText(record)
  const [line] = layout.lines
  const baseline = line ? line.baseline : 0
  const turned = withoutScale(layer.matrix)
  Object.assign(record.props, wholeSize(layout), {
    matrix: allSingle(multiply(turned, translation(0, -baseline)))
  })
  return record
}

function groupRecord(layer: SvgGroup): NodeRecord {
  const children = layer.layers.map(layerRecord)
  const { mask } = layer
  const masking: Own = mask ? { isMask: true, maskType: mask } : {}
  return groupOf(children, Object.assign(lookOf(layer), masking))
}

/** A group as large as what it holds. */
function groupOf(children: NodeRecord[], own: Own): NodeRecord {
  const boxes = withoutMasked(children).map(({ props }) =>
    boxAround(props.matrix, props.width, props.height)
  )
  const box = aroundAll(boxes) || { x: 0, y: 0, width: 0, height: 0 }
  const { x, y, width, height } = allSingle(box)
  const place = { matrix: translation(x, y), width, height }
  return hold(make('GROUP', own, place), children)
}

function layerRecord(layer: SvgLayer): NodeRecord {
  switch (layer.kind) {
    case 'group':
      return groupRecord(layer)
    case 'shape':
      return shapeRecord(layer)
    case 'text':
      break
  }
  return textRecord(layer)
}

/** The layers of an SVG file in a frame without a parent. */
export function svgRecord({ name, size, layers }: SvgDrawing): NodeRecord {
  const children = layers.map(layerRecord)
  const own: Own = name ? { name } : {}
  // Figma: a file without a size becomes a group, whatever the typings say.
  const isGroup = !size && children.length > 0
  const record =
    isGroup && holds('svg/without-size-a-group')
      ? groupOf(children, own)
      : hold(
          make('FRAME', own, { fills: [], matrix: identity }, size || {}),
          children
        )
  assertDepth(op, store.currentPage, record)
  return record
}
