import type { PaintFields } from './paint-fields.ts'
import side from './properties.module.css'

interface Props {
  paint: PaintFields
  onChange: (paint: PaintFields) => void
}

const filters = [
  'exposure',
  'contrast',
  'saturation',
  'temperature',
  'tint',
  'highlights',
  'shadows'
]

/** The seven filters of a picture, from -100 to 100. */
export function FilterFields({ paint, onChange }: Props) {
  return (
    <div class={side['filters']} role="group" aria-label="Filters">
      {filters.map(name => {
        const amount = Math.round((paint.filters?.[name] ?? 0) * 100)
        return (
          <label key={name}>
            <span>{name}</span>
            <input
              type="range"
              min={-100}
              max={100}
              step={5}
              value={amount}
              aria-label={name}
              onChange={event => {
                const value = Number(event.currentTarget.value) / 100
                onChange({
                  ...paint,
                  filters: { ...paint.filters, [name]: value }
                })
              }}
            />
            <output>{amount}</output>
          </label>
        )
      })}
    </div>
  )
}
