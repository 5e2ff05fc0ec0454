import controls from '../../controls/controls.module.css'
import {
  type FactsProps,
  hasMember,
  numberOf,
  setMembers,
  textOf
} from './facts.ts'
import { NumberField } from './number-field.tsx'
import side from './properties.module.css'

interface Font {
  family?: string
  style?: string
}

/** What a text says, and how large. */
export function TextFields(props: FactsProps) {
  const { facts } = props
  if (!hasMember(facts, 'characters')) return null
  const { family, style } = (facts.values['fontName'] ?? {}) as Font // the API's
  return (
    <section class={side['section']} aria-label="Text">
      <h2>Text</h2>
      <textarea
        class={controls['input']}
        aria-label="Characters"
        data-characters=""
        onKeyDown={event => {
          const { key, ctrlKey, metaKey } = event
          const done = key === 'Enter' && (ctrlKey || metaKey)
          if (done || key === 'Escape') event.currentTarget.blur()
        }}
        rows={3}
        value={textOf(facts, 'characters') ?? ''}
        placeholder={facts.mixed.includes('characters') ? 'Mixed' : ''}
        onChange={event =>
          setMembers(props, { characters: event.currentTarget.value })
        }
      />
      <div class={side['fields']}>
        <NumberField
          label="Font size"
          short="Aa"
          value={numberOf(facts, 'fontSize')}
          min={1}
          onChange={fontSize => setMembers(props, { fontSize })}
        />
        <span class={side['quiet']}>
          {family ? `${family} ${style ?? ''}` : 'Mixed fonts'}
        </span>
      </div>
    </section>
  )
}
