import { useStore } from '@nanostores/preact'
import { $quickAt, $quickChoices } from './quick-actions.ts'

/** The choices that match the typed text. */
export function QuickChoiceList() {
  const choices = useStore($quickChoices)
  const at = useStore($quickAt)
  return (
    <ul id="quick-choices" role="listbox" aria-label="Choices">
      {choices.map((choice, index) => (
        <li
          key={`${index} ${choice.name}`}
          id={`quick-${index}`}
          role="option"
          aria-selected={index === at}
          onPointerMove={() => $quickAt.set(index)}
          onClick={choice.run}
        >
          {choice.icon && <img src={choice.icon} alt="" />}
          {choice.name}
        </li>
      ))}
    </ul>
  )
}
