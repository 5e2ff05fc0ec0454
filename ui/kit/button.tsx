import type { ComponentChildren, Ref } from 'preact'
import styles from './button.module.css'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.ts'

interface Props {
  children: ComponentChildren
  onPress?: () => void
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger'
  icon?: IconName
  type?: 'button' | 'submit'
  large?: boolean
  disabled?: boolean
  /** The action is running: a press does nothing, and the focus stays. */
  busy?: boolean
  /** Id of the form that it submits, if it is outside that form. */
  form?: string
  /** Accessible name, where the text alone is not enough. */
  label?: string | undefined
  buttonRef?: Ref<HTMLButtonElement>
}

export function Button({
  children,
  onPress,
  kind = 'secondary',
  icon,
  type = 'button',
  large = false,
  disabled = false,
  busy = false,
  form,
  label,
  buttonRef
}: Props) {
  const looks = [styles.button, styles[kind]]
  if (large) looks.push(styles.large)
  return (
    <button
      ref={buttonRef ?? null}
      type={type}
      form={form}
      class={looks.join(' ')}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-label={label}
      onClick={event => {
        if (busy) event.preventDefault()
        else onPress?.()
      }}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}
