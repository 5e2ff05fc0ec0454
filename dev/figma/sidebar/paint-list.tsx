import type { Host, SceneNode } from '../core/host.ts'
import controls from '../page/controls.module.css'
import { startCrop } from '../canvas/crop.ts'
import { Icon } from '../page/icons.tsx'
import { imageSize, imageUrl } from '../canvas/images.ts'
import { type DrawablePaint, readPaint } from '../render/paint.ts'
import { svgColor } from '../render/svg-text.ts'
import side from './properties.module.css'

interface Props {
  node: SceneNode
  host: Host
}

export function PaintList(props: Props) {
  const { node, host } = props
  const fills = node.fills === 'mixed' ? [] : node.fills
  return (
    <section class={side['section']} aria-label="Fill">
      <h2>Fill</h2>
      {node.fills === 'mixed' && <p class={side['quiet']}>Mixed fills</p>}
      {node.fills.length === 0 && <p class={side['quiet']}>No fill</p>}
      <ul class={side['paints']} aria-label="Paints">
        {fills.map((fill, index) => (
          // A paint has no identity but its place.
          <li key={index}>
            <PaintRow node={node} host={host} fill={fill} index={index} />
          </li>
        ))}
      </ul>
      {node.strokes.length > 0 && (
        <p class={side['quiet']}>
          {node.strokes.length} stroke, {node.strokeWeight} px
        </p>
      )}
    </section>
  )
}

function PaintRow(props: Props & { fill: unknown; index: number }) {
  const { node, host, fill, index } = props
  const paint = readPaint(fill)
  if (!paint) {
    return <span class={side['quiet']}>{nameOf(fill)}, not drawn here</span>
  }
  const percent = `${Math.round(paint.opacity * 100)} %`
  return (
    <div class={side['paint']}>
      <span
        class={side['swatch']}
        style={{ background: swatch(paint, host) }}
        aria-hidden="true"
      />
      <span class={side['paintName']}>
        {describe(paint, host)}
        <small class={side['quiet']}>{percent}</small>
      </span>
      {paint.kind === 'image' && (
        <button
          type="button"
          class={controls['button']}
          onClick={() => startCrop(host, node, index)}
        >
          <Icon name="crop" /> Edit crop
        </button>
      )}
    </div>
  )
}

function describe(paint: DrawablePaint, host: Host): string {
  if (paint.kind === 'solid') return hexOf(paint.color)
  if ('stops' in paint) return `${paint.kind} gradient`
  if (paint.kind !== 'image') return paint.kind
  const size = paint.hash === null ? null : imageSize(host, paint.hash)
  const mode = `${paint.scaleMode[0]}${paint.scaleMode.slice(1).toLowerCase()}`
  return size ? `${mode}, ${size.width}×${size.height}` : `${mode}, no picture`
}

function swatch(paint: DrawablePaint, host: Host): string {
  if (paint.kind === 'solid') return svgColor(paint.color)
  if (paint.kind === 'image') {
    const url = paint.hash === null ? null : imageUrl(host, paint.hash)
    return url ? `center / cover url("${url}")` : '#d9d9d9'
  }
  if (!('stops' in paint)) return '#2c2c2c'
  const stops = paint.stops.map(stop => svgColor(stop.color))
  const css = { linear: 'linear', radial: 'radial', diamond: 'radial' } as const
  const kind = paint.kind === 'angular' ? 'conic' : css[paint.kind]
  return stops.length > 1
    ? `${kind}-gradient(${stops.join()})`
    : (stops[0] ?? '#d9d9d9')
}

function hexOf(color: { r: number; g: number; b: number }): string {
  const channels = [color.r, color.g, color.b].map(channel =>
    Math.round(channel * 255)
      .toString(16)
      .padStart(2, '0')
  )
  return `#${channels.join('')}`.toUpperCase()
}

function nameOf(fill: unknown): string {
  const known = typeof fill === 'object' && fill !== null && 'type' in fill
  if (known && 'visible' in fill && fill.visible === false)
    return 'Hidden paint'
  return known ? String(fill.type).toLowerCase() : 'Unknown paint'
}
