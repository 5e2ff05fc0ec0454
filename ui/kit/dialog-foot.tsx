import { useStore } from '@nanostores/preact'
import { buttonWords } from '../words/buttons.ts'
import { Button } from './button.tsx'
import type { IconName } from './icon-shapes.ts'

interface Props {
  /** On the button that does what the dialog is for. */
  action: string
  icon?: IconName
  /** Id of the form that it sends. */
  form?: string
  disabled?: boolean
  busy?: boolean
  onPress?: () => void
  onCancel: () => void
}

/** Below a dialog that asks for one thing. */
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
