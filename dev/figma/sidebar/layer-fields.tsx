import { useStore } from '@nanostores/preact'
import type { Host, Rect, SceneNode } from '../core/host.ts'
import { screenAngle } from '../render/matrix.ts'
import { containerMatrix, rectWithin } from '../canvas/placement.ts'
import { $scene } from '../canvas/scene.ts'
import { NumberField } from './number-field.tsx'
import side from './properties.module.css'
import { setLayerOpacity } from './layer-opacity.ts'

interface Props {
  node: SceneNode
  host: Host
}

interface Measure {
  field: keyof Rect
  label: string
  short: string
  min: number
}

const measures: Measure[] = [
  { field: 'x', label: 'X', short: 'X', min: -Infinity },
  { field: 'y', label: 'Y', short: 'Y', min: -Infinity },
  { field: 'width', label: 'Width', short: 'W', min: 0.01 },
  { field: 'height', label: 'Height', short: 'H', min: 0.01 }
]

export function LayerFields(props: Props) {
  const { node, host } = props
  const { id, absoluteTransform: at, width, height } = node
  const container = containerMatrix(useStore($scene)?.children ?? [], id)
  const [[, , pageX], [, , pageY]] = at
  const page = { x: pageX, y: pageY, width, height }
  const rect = rectWithin(page, container)
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
        {measures.map(({ field, label, short, min }) => (
          <NumberField
            key={field}
            label={label}
            short={short}
            value={rect[field]}
            min={min}
            onChange={value => {
              host.user.resize(id, { ...rect, [field]: value })
            }}
          />
        ))}
        <NumberField
          label="Rotation"
          short="°"
          value={-screenAngle(at)}
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
      <LayerChecks node={node} host={host} />
    </section>
  )
}

function LayerChecks(props: Props) {
  const { node, host } = props
  const { id } = node
  return (
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
  )
}
