import { IconButton } from '../../controls/icon-button.tsx'
import { type FactsProps, hasMember, listOf, setMembers } from './facts.ts'
import side from './properties.module.css'

interface Effect {
  type: string
  visible?: boolean
}

/** Shadows and blurs, to switch or to take away. */
export function EffectList(props: FactsProps) {
  const { facts } = props
  if (!hasMember(facts, 'effects')) return null
  const effects = listOf(facts, 'effects') as Effect[] | null // the API's
  if (effects?.length === 0) return null
  const write = (changed: Effect[]): void =>
    setMembers(props, { effects: changed })
  return (
    <section class={side['section']} aria-label="Effects">
      <h2>Effects</h2>
      {!effects && <p class={side['quiet']}>Mixed effects</p>}
      <ul class={side['paints']} aria-label="Effects">
        {(effects ?? []).map((effect, index) => {
          const name = effect.type.replaceAll('_', ' ').toLowerCase()
          const { visible = true } = effect
          const shown = { ...effect, visible: !visible }
          return (
            // An effect has no identity but its place.
            <li key={index} class={side['paint']}>
              <span class={side['paintName']}>{name}</span>
              <IconButton
                icon={visible ? 'eye' : 'hidden'}
                label={`${visible ? 'Hide' : 'Show'} ${name}`}
                onClick={() => write(effects?.with(index, shown) ?? [])}
              />
              <IconButton
                icon="minus"
                label={`Remove ${name}`}
                onClick={() => write(effects?.toSpliced(index, 1) ?? [])}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
