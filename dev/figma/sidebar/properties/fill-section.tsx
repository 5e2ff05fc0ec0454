import { useStore } from '@nanostores/preact'
import { IconButton } from '../../controls/icon-button.tsx'
import { type FactsProps, hasMember, listOf, setMembers } from './facts.ts'
import { PaintItem } from './paint-item.tsx'
import { newFill, type PaintFields } from './paint-fields.ts'
import { $framesRead } from '../../scene/videos.ts'
import side from './properties.module.css'
import { StyleRow } from './style-row.tsx'

/** The fills of a layer, the topmost first, as they lie on each other. */
export function FillSection(props: FactsProps) {
  const { facts } = props
  useStore($framesRead)
  if (!hasMember(facts, 'fills')) return null
  const fills = listOf(facts, 'fills') as PaintFields[] | null // the API's
  const write = (changed: PaintFields[]): void =>
    setMembers(props, { fills: changed })
  return (
    <section class={side['section']} aria-label="Fill">
      <div class={side['titled']}>
        <h2>Fill</h2>
        <IconButton
          icon="plus"
          label="Add fill"
          onClick={() => write([...(fills ?? []), newFill])}
        />
      </div>
      <StyleRow {...props} />
      {!fills && (
        <p class={side['quiet']}>Mixed fills: adding one replaces all</p>
      )}
      {fills?.length === 0 && <p class={side['quiet']}>No fill</p>}
      <ul class={side['paints']} aria-label="Fill paints">
        {(fills ?? []).toReversed().map((paint, at, all) => (
          // A paint has no identity but its place.
          <li key={all.length - 1 - at}>
            <PaintItem
              {...props}
              paints={fills ?? []}
              paint={paint}
              index={all.length - 1 - at}
              onChange={write}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
