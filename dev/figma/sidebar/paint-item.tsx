import { startCrop } from '../canvas/crop.ts'
import controls from '../page/controls.module.css'
import { IconButton } from '../page/icon-button.tsx'
import { Icon } from '../page/icons.tsx'
import { describePaint, swatchOf } from './describe-paint.ts'
import type { FactsProps } from './facts.ts'
import { PaintDetails } from './paint-details.tsx'
import type { PaintFields } from './paint-fields.ts'
import side from './properties.module.css'

interface Props extends FactsProps {
  member: 'fills' | 'strokes'
  paints: PaintFields[]
  paint: PaintFields
  index: number
  onChange: (paints: PaintFields[]) => void
}

/** One paint: what it is, what can be done with it, and its details. */
export function PaintItem(props: Props) {
  const { paints, paint, index, host, onChange } = props
  const { visible = true, opacity = 1 } = paint
  const name = describePaint(paint, host)
  const replace = (changed: PaintFields): void =>
    onChange(paints.with(index, changed))
  const move = (by: number): void =>
    onChange(paints.toSpliced(index, 1).toSpliced(index + by, 0, paint))
  return (
    <>
      <div class={side['paint']} data-hidden={visible ? undefined : ''}>
        <span
          class={side['swatch']}
          style={{ background: swatchOf(paint, host) }}
          aria-hidden="true"
        />
        <span class={side['paintName']}>
          {name}
          <small class={side['quiet']}>{Math.round(opacity * 100)} %</small>
        </span>
        <IconButton
          icon={visible ? 'eye' : 'hidden'}
          label={`${visible ? 'Hide' : 'Show'} ${name}`}
          onClick={() => replace({ ...paint, visible: !visible })}
        />
        <IconButton
          icon="minus"
          label={`Remove ${name}`}
          onClick={() => onChange(paints.toSpliced(index, 1))}
        />
      </div>
      <CropButton {...props} />
      <details class={side['paintDetails']}>
        <summary>Details</summary>
        <PaintDetails paint={paint} host={host} onChange={replace} />
        {paints.length > 1 && (
          <div class={side['buttons']}>
            <IconButton
              icon="up"
              label={`Move ${name} up`}
              disabled={index === paints.length - 1}
              onClick={() => move(1)}
            />
            <IconButton
              icon="down"
              label={`Move ${name} down`}
              disabled={index === 0}
              onClick={() => move(-1)}
            />
          </div>
        )}
      </details>
    </>
  )
}

/** Cropping is for one layer's own fill. */
function CropButton({ facts, host, member, paint, index }: Props) {
  const [id = '', ...others] = facts.ids
  const can = paint.type === 'IMAGE' && paint.visible !== false
  if (!can || member !== 'fills' || others.length > 0) return null
  return (
    <button
      type="button"
      class={`${controls['button']} ${side['crop']}`}
      onClick={() => {
        const node = host.node(id)
        if (node) startCrop(host, node, index)
      }}
    >
      <Icon name="crop" /> Edit crop
    </button>
  )
}
