import controls from './controls.module.css'
import { Icon, type IconName } from './icons.tsx'

interface Props {
  icon: IconName
  label: string
  onClick: () => void
  pressed?: boolean
  disabled?: boolean
  /** The key that does the same. */
  shortcut?: string
  tabIndex?: number
}

export function IconButton(props: Props) {
  const { icon, label, onClick, pressed, disabled, shortcut, tabIndex } = props
  return (
    <button
      type="button"
      class={controls['iconButton']}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      aria-pressed={pressed}
      title={shortcut ? `${label} (${shortcut})` : label}
      disabled={disabled}
      tabIndex={tabIndex}
      onClick={event => {
        event.stopPropagation()
        onClick()
      }}
    >
      <Icon name={icon} />
    </button>
  )
}
