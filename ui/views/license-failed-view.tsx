import type { ErrorData } from '../../contract/errors.ts'
import { Button } from '../components/button.tsx'
import { Callout } from '../components/callout.tsx'
import { cancelLicensing, planLicenses } from '../stores/licensing.ts'
import { signInToLicense } from '../stores/wanted-licenses.ts'
import { wordsFor } from '../words.ts'
import { LicenseModal } from './license-modal.tsx'

interface Props {
  assetIds: readonly string[]
  error: ErrorData
}

const lackRights = ['not-allowed', 'token-lacks-scope']
const needSignIn = ['signed-out', 'session-expired', ...lackRights]

export function LicenseFailedView({ assetIds, error }: Props) {
  function goToAccount(): void {
    cancelLicensing()
    signInToLicense(assetIds)
  }

  return (
    <LicenseModal
      onCancel={cancelLicensing}
      foot={
        <>
          <Button large onPress={cancelLicensing}>
            Cancel
          </Button>
          {needSignIn.includes(error.code) ? (
            <Button kind="primary" large onPress={goToAccount}>
              {lackRights.includes(error.code) ? 'Open account' : 'Sign in'}
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
      <Callout kind="warning" role="alert" title="Nothing was licensed">
        <p>{wordsFor(error, 'license')}</p>
      </Callout>
    </LicenseModal>
  )
}
