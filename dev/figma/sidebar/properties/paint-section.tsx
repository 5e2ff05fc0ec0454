import { IconButton } from '../../controls/icon-button.tsx'
import { type FactsProps, hasMember, listOf, setMembers } from './facts.ts'
import { PaintItem } from './paint-item.tsx'
import { newPaint, type PaintFields } from './paint-fields.ts'
import side from './properties.module.css'
import { StrokeFields } from './stroke-fields.tsx'
import { StyleRow } from './style-row.tsx'

interface Props extends FactsProps {
  member: 'fills' | 'strokes'
  /** "Fill" or "Stroke". */
  title: string
}

/** The paints of a layer, the topmost first, as they lie on each other. */
export function PaintSection(props: Props) {
  const { facts, member, title } = props
  if (!hasMember(facts, member)) return null
  const paints = listOf(facts, member) as PaintFields[] | null // the API's
  const word = title.toLowerCase()
  const write = (changed: PaintFields[]): void =>
    setMembers(props, { [member]: changed })
  return (
    <section class={side['section']} aria-label={title}>
      <div class={side['titled']}>
        <h2>{title}</h2>
        <IconButton
          icon="plus"
          label={`Add ${word}`}
          onClick={() => write([...(paints ?? []), newPaint(member)])}
        />
      </div>
      <StyleRow {...props} member={member} />
      {!paints && (
        <p class={side['quiet']}>Mixed {word}s: adding one replaces all</p>
      )}
      {paints?.length === 0 && <p class={side['quiet']}>No {word}</p>}
      <ul class={side['paints']} aria-label={`${title} paints`}>
        {(paints ?? []).toReversed().map((paint, at, all) => (
          // A paint has no identity but its place.
          <li key={all.length - 1 - at}>
            <PaintItem
              {...props}
              paints={paints ?? []}
              paint={paint}
              index={all.length - 1 - at}
              onChange={write}
            />
          </li>
        ))}
      </ul>
      {member === 'strokes' && paints?.length !== 0 && (
        <StrokeFields {...props} />
      )}
    </section>
  )
}
