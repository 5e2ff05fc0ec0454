import type { ErrorData } from '../../contract/errors.ts'
import { Button } from '../components/button.tsx'
import { Callout } from '../components/callout.tsx'
import { cancelLicensing, planDirectly, planLicenses } from '../stores/plan.ts'
import { startSignIn } from '../stores/session.ts'
import { signInToLicense } from '../stores/wanted-licenses.ts'
import { wordsForDirect } from '../words-for-states.ts'
import { wordsFor } from '../words.ts'
import { licenseFailures } from '../words/license-failures.ts'
import { LicenseModal } from './license-modal.tsx'

interface Props {
  assetIds: readonly string[]
  error: ErrorData
}

const lackRights = ['not-allowed', 'token-lacks-scope']
const needSignIn = ['signed-out', 'session-expired']

export function LicenseFailedView({ assetIds, error }: Props) {
  const isUnwatched = error.code === 'gateway-unreachable'
  const isSignedOut = needSignIn.includes(error.code)

  function goToAccount(): void {
    cancelLicensing()
    signInToLicense(assetIds)
    if (isSignedOut) void startSignIn()
  }

  return (
    <LicenseModal
      onCancel={cancelLicensing}
      foot={
        <>
          <Button large onPress={cancelLicensing}>
            Cancel
          </Button>
          {isUnwatched && (
            <Button large onPress={() => void planDirectly(assetIds)}>
              License without it
            </Button>
          )}
          {isSignedOut || lackRights.includes(error.code) ? (
            <Button kind="primary" large onPress={goToAccount}>
              {isSignedOut ? 'Sign in' : 'Open account'}
            </Button>
          ) : (
            <Button
              kind="primary"
              large
              onPress={() => void planLicenses(assetIds)}
            >
              Try again
            </Button>
          )}
        </>
      }
    >
      <Callout
        kind="warning"
        role="alert"
        title={isSignedOut ? 'Sign in to license' : 'Nothing was licensed'}
      >
        <p>{wordsFor(error, licenseFailures)}</p>
        {isUnwatched && <p>{wordsForDirect}</p>}
      </Callout>
    </LicenseModal>
  )
}
