import { useState } from 'preact/hooks'
import { lengthText } from '../../contract/length-text.ts'
import { WaitingSignIn } from './waiting-sign-in.tsx'
import { cancelSignIn, openSignInPage, redeemPairingCode } from './session.ts'
import type { SignIn } from './session.ts'
import { showNotice } from '../shell/notices.ts'
import { useSecondsLeft } from '../shell/use-seconds-left.ts'
import { errorText } from '../words/error-texts.ts'
import { accountWords, signInFailures } from './words.ts'
import styles from './account-view.module.css'
import { copyText } from '../kit/copy-text.ts'

interface Props {
  signIn: Extract<SignIn, { step: 'waiting' | 'redeeming' }>
}

export function PairingView({ signIn }: Props) {
  const [code, setCode] = useState('')
  const error = signIn.step === 'waiting' ? signIn.error : null
  const timeLeft = useTimeLeft(signIn.endsAt)
  const isReady = signIn.step === 'redeeming' || signIn.ready
  return (
    <div class={styles.body}>
      <WaitingSignIn
        isReady={isReady}
        // The code expires before the sign-in; the browser page shows when.
        timeLeft={isReady ? null : timeLeft}
        code={code}
        problem={error ? errorText(error, signInFailures) : undefined}
        isFinishing={signIn.step === 'redeeming'}
        onCode={setCode}
        onFinish={() => void redeemPairingCode(code)}
        onOpenAgain={() => void openSignInPage()}
        onCopyLink={() => copyLink(signIn.address)}
        onCancel={() => void cancelSignIn()}
      />
    </div>
  )
}

/** Time left until then (milliseconds since 1970), such as `3:05 left`. */
function useTimeLeft(endsAt: number): string {
  const time = lengthText(useSecondsLeft(endsAt))
  return accountWords.get().timeLeft({ time })
}

function copyLink(address: string): void {
  const t = accountWords.get()
  if (copyText(address)) {
    showNotice('success', t.linkCopied)
  } else {
    showNotice('error', t.linkNotCopied)
  }
}
