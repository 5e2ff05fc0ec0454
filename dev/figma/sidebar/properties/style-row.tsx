import { IconButton } from '../../controls/icon-button.tsx'
import { type FactsProps, setMembers, textOf } from './facts.ts'
import side from './properties.module.css'

/** The style that the fills come from, and a button to detach it. */
export function StyleRow(props: FactsProps) {
  const name = textOf(props.facts, 'fillStyle')
  if (name === null) return null
  return (
    <div class={side['style']}>
      <span>{name}</span>
      <IconButton
        icon="unlink"
        label={`Detach style ${name}`}
        onClick={() => setMembers(props, { fillStyleId: '' })}
      />
    </div>
  )
}
