import { IconButton } from '../../controls/icon-button.tsx'
import { type FactsProps, setMembers, textOf } from './facts.ts'
import side from './properties.module.css'

interface Props extends FactsProps {
  member: 'fills' | 'strokes'
}

/** The style that the paints come from, and the way out of it. */
export function StyleRow(props: Props) {
  const kind = props.member === 'fills' ? 'fill' : 'stroke'
  const name = textOf(props.facts, `${kind}Style`)
  if (name === null) return null
  return (
    <div class={side['style']}>
      <span>{name}</span>
      <IconButton
        icon="unlink"
        label={`Detach style ${name}`}
        onClick={() => setMembers(props, { [`${kind}StyleId`]: '' })}
      />
    </div>
  )
}
