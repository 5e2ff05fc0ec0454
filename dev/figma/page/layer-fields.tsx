import type { Host, SceneNode } from '../core/host.ts'
import { screenAngle } from '../render/matrix.ts'
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
  const [[, , x], [, , y]] = at
  const angle = -screenAngle(at)
  const upright = Math.abs(angle) < 1e-6
  function resize(size: { width: number; height: number }): void {
    host.user.resize(id, { x, y, ...size })
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
          onChange={value => host.user.move([id], value - x, 0)}
        />
        <NumberField
          label="Y"
          short="Y"
          value={y}
          onChange={value => host.user.move([id], 0, value - y)}
        />
        <NumberField
          label="Width"
          short="W"
          value={width}
          min={0.01}
          disabled={!upright}
          onChange={value => resize({ width: value, height })}
        />
        <NumberField
          label="Height"
          short="H"
          value={height}
          min={0.01}
          disabled={!upright}
          onChange={value => resize({ width, height: value })}
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
