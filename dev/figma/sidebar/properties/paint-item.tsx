import { IconButton } from '../../controls/icon-button.tsx'
import { CropButton } from './crop-button.tsx'
import { describePaint, swatchOf } from './describe-paint.ts'
import type { FactsProps } from './facts.ts'
import { PaintDetails } from './paint-details.tsx'
import type { PaintFields } from './paint-fields.ts'
import side from './properties.module.css'

interface Props extends FactsProps {
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
