import { useStore } from '@nanostores/preact'
import type { ErrorData } from '../../../contract/errors.ts'
import { Icon } from '../../kit/icon.tsx'
import { RetryButton } from '../../shell/retry-button.tsx'
import { errorText } from '../../words/error-texts.ts'
import { resume } from './play.ts'
import styles from './player-bar.module.css'
import { playFailures } from './words.ts'

interface Props {
  error: ErrorData
}

export function FailureRow({ error }: Props) {
  useStore(playFailures) // the language may change
  return (
    <div class={styles.failure} role="alert">
      <Icon name="warning" />
      <p class={styles.reason}>{errorText(error, playFailures)}</p>
      <RetryButton error={error} kind="secondary" onRetry={resume} />
    </div>
  )
}
