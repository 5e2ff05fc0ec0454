import { useStore } from '@nanostores/preact'
import { Button } from '../kit/button.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import type { IconName } from '../kit/icon-shapes.ts'
import { openView } from './view.ts'
import { buttonWords } from '../words/buttons.ts'

interface Props {
  icon: IconName
  title: string
  text: string
  role?: 'status'
}

/** Shown in place of something that requires a sign-in. */
export function SignInFirst(props: Props) {
  const { signIn } = useStore(buttonWords)
  return (
    <EmptyState {...props}>
      <Button kind="primary" onPress={() => openView({ name: 'account' })}>
        {signIn}
      </Button>
    </EmptyState>
  )
}
