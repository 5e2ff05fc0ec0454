import { useStore } from '@nanostores/preact'
import type { Host, Rect, SceneNode } from '../core/host.ts'
import {
  identity,
  invert,
  screenAngle,
  transformPoint
} from '../render/matrix.ts'
import { containerMatrix } from './placement.ts'
import { $scene } from './scene.ts'
import { NumberField } from './number-field.tsx'
import side from './properties.module.css'
import { setLayerOpacity } from './layer-opacity.ts'

interface Props {
  node: SceneNode
  host: Host
}

export function LayerFields(props: Props) {
  const { node, host } = props
  const { id, absoluteTransform: at, width, height } = node
  const container = containerMatrix(useStore($scene)?.children ?? [], id)
  const [[, , pageX], [, , pageY]] = at
  const { x, y } = transformPoint(invert(container) ?? identity, {
    x: pageX,
    y: pageY
  })
  const angle = -screenAngle(at)
  function resize(change: Partial<Rect>): void {
    host.user.resize(id, { x, y, width, height, ...change })
  }
  return (
    <section class={side['section']} aria-label="Layer">
      <label class={side['nameField']}>
        <span>Name</span>
        <input
          value={node.name}
          onChange={event => {
            const name = event.currentTarget.value.trim()
            if (name) host.user.rename(id, name)
          }}
        />
      </label>
      <div class={side['fields']}>
        <NumberField
          label="X"
          short="X"
          value={x}
          onChange={value => resize({ x: value })}
        />
        <NumberField
          label="Y"
          short="Y"
          value={y}
          onChange={value => resize({ y: value })}
        />
        <NumberField
          label="Width"
          short="W"
          value={width}
          min={0.01}
          onChange={value => resize({ width: value })}
        />
        <NumberField
          label="Height"
          short="H"
          value={height}
          min={0.01}
          onChange={value => resize({ height: value })}
        />
        <NumberField
          label="Rotation"
          short="°"
          value={angle}
          onChange={value => host.user.rotate(id, value)}
        />
        <NumberField
          label="Opacity"
          short="%"
          value={node.opacity * 100}
          min={0}
          max={100}
          onChange={value => setLayerOpacity(host, id, value / 100)}
        />
      </div>
      <div class={side['checks']}>
        <label>
          <input
            type="checkbox"
            checked={node.locked}
            onChange={() => host.user.setLocked(id, !node.locked)}
          />
          Locked
        </label>
        <label>
          <input
            type="checkbox"
            checked={node.visible}
            onChange={() => host.user.setVisible(id, !node.visible)}
          />
          Visible
        </label>
        <span class={side['quiet']}>{node.type.toLowerCase()}</span>
      </div>
    </section>
  )
}
