import { useStore } from '@nanostores/preact'
import { buttonWords } from '../words/buttons.ts'
import { Button } from './button.tsx'
import type { IconName } from './icon-shapes.ts'

interface Props {
  /** Text of the main button. */
  action: string
  icon?: IconName
  /** Id of the form that it submits. */
  form?: string
  disabled?: boolean
  busy?: boolean
  onPress?: () => void
  onCancel: () => void
}

/** Buttons of a dialog with a single action. */
export function DialogFoot({ action, onCancel, ...does }: Props) {
  const { cancel } = useStore(buttonWords)
  return (
    <>
      <Button large onPress={onCancel}>
        {cancel}
      </Button>
      <Button
        kind="primary"
        large
        type={does.form === undefined ? 'button' : 'submit'}
        {...does}
      >
        {action}
      </Button>
    </>
  )
}
