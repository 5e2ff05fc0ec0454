import { useStore } from '@nanostores/preact'
import type { AssetRef } from '../../../contract/document.ts'
import type { ErrorData } from '../../../contract/errors.ts'
import { Button } from '../../kit/button.tsx'
import { Callout } from '../../kit/callout.tsx'
import { cancelLicensing, planDirectly, planLicenses } from '../planning.ts'
import { startSignIn } from '../../account/session.ts'
import { signInToLicense } from '../plan-after-sign-in.ts'
import { RetryButton } from '../../shell/retry-button.tsx'
import { errorText, canHelp } from '../../words/error-texts.ts'
import { licenseFailures, purchaseWords } from '../purchase/words.ts'
import { buttonWords } from '../../words/buttons.ts'
import { planWords } from '../plan/words.ts'
import { refusalIn, waysOn } from '../plan/ways-on.ts'
import { WaysOn } from './ways-on.tsx'
import { LicenseModal } from './license-modal.tsx'

interface Props {
  assets: readonly AssetRef[]
  error: ErrorData
}

export function LicenseFailedView({ assets, error }: Props) {
  const t = useStore(planWords)
  const buttons = useStore(buttonWords)
  const isUnwatched = error.code === 'gateway-unreachable'
  const isSignedOut = canHelp('sign-in', error)
  const refusal = refusalIn(error.code)

  function goToAccount(): void {
    cancelLicensing()
    signInToLicense(assets)
    void startSignIn()
  }

  return (
    <LicenseModal
      onCancel={cancelLicensing}
      foot={
        <>
          <Button large onPress={cancelLicensing}>
            {buttons.cancel}
          </Button>
          {isUnwatched && (
            <Button large onPress={() => void planDirectly(assets)}>
              {t.licenseWithoutIt}
            </Button>
          )}
          {refusal ? (
            <WaysOn ways={waysOn[refusal]} assets={assets} large isMain />
          ) : isSignedOut ? (
            <Button kind="primary" large onPress={goToAccount}>
              {buttons.signIn}
            </Button>
          ) : (
            <RetryButton
              error={error}
              large
              onRetry={() => void planLicenses(assets)}
            />
          )}
        </>
      }
    >
      <Callout
        kind="warning"
        role="alert"
        title={isSignedOut ? t.signInToLicense : t.nothingWasLicensed}
      >
        <p>{errorText(error, licenseFailures)}</p>
        {isUnwatched && <p>{purchaseWords.get().direct}</p>}
      </Callout>
    </LicenseModal>
  )
}
