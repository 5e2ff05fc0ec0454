import { useStore } from '@nanostores/preact'
import { Button } from '../kit/button.tsx'
import { Callout } from '../kit/callout.tsx'
import { TokenForm } from './token-form.tsx'
import { $isTokenRequested } from '../shell/token-sign-in.ts'
import { $signIn, cancelSignIn, pasteToken, startSignIn } from './session.ts'
import { errorText } from '../words/error-texts.ts'
import { accountWords, signInFailures } from './words.ts'
import { buttonWords } from '../words/buttons.ts'
import { Hint } from '../kit/layout/hint.tsx'
import styles from './account-view.module.css'
import { PairingView } from './pairing-view.tsx'
import { useSecondWay } from '../shell/use-cause.ts'
import { useKeptFocus } from '../kit/use-kept-focus.ts'

export function SignInView() {
  const t = useStore(accountWords)
  const { cancel } = useStore(buttonWords)
  const signIn = useStore($signIn)
  const isTokenWanted = useStore($isTokenRequested)
  const isGatewayDown = useSecondWay(
    signIn.step === 'failed' ? signIn.error : null
  )
  useKeptFocus()
  if (signIn.step === 'waiting' || signIn.step === 'redeeming') {
    return <PairingView signIn={signIn} />
  }
  const problem =
    signIn.step === 'failed'
      ? errorText(signIn.error, signInFailures)
      : undefined
  const isStarting = signIn.step === 'starting'
  return (
    <>
      <div class={styles.body}>
        <h2 class={styles.title}>{t.signInTitle}</h2>
        <Hint>{t.signInWhy}</Hint>
        {problem !== undefined && (
          <Callout kind="bad" role="alert">
            {problem}
          </Callout>
        )}
        <Button
          kind="primary"
          large
          disabled={signIn.step === 'checking-token'}
          onPress={() => void startSignIn()}
        >
          {isStarting ? t.starting : t.signIn}
        </Button>
        {isStarting && (
          <Button kind="quiet" onPress={() => void cancelSignIn()}>
            {cancel}
          </Button>
        )}
      </div>
      <TokenForm
        startsOpen={isTokenWanted || isGatewayDown}
        isBusy={signIn.step === 'checking-token'}
        onUse={token => void pasteToken(token)}
        onCancel={() => void cancelSignIn()}
      />
    </>
  )
}
