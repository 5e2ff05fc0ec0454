import { Button } from '../components/button.tsx'
import { ProgressBar } from '../components/progress-bar.tsx'
import { cancelLicensing } from '../stores/plan.ts'
import { LicenseModal } from './license-modal.tsx'

interface Props {
  count: number
}

export function LicensePlanningView({ count }: Props) {
  const what = count === 1 ? 'this asset' : `these ${count} assets`
  return (
    <LicenseModal
      onCancel={cancelLicensing}
      foot={
        <Button large onPress={cancelLicensing}>
          Cancel
        </Button>
      }
    >
      <ProgressBar
        label={`Checking your licenses and subscriptions for ${what}`}
        done={0}
        total={0}
      />
    </LicenseModal>
  )
}
