import { Button } from '../components/button.tsx'
import { Modal } from '../components/modal.tsx'
import { ProgressBar } from '../components/progress-bar.tsx'
import { cancelLicensing } from '../stores/licensing.ts'

interface Props {
  count: number
}

export function LicensePlanningView({ count }: Props) {
  const what = count === 1 ? 'this asset' : `these ${count} assets`
  return (
    <Modal
      title="License assets"
      onCancel={cancelLicensing}
      foot={
        <Button large onPress={cancelLicensing}>
          Cancel
        </Button>
      }
    >
      <ProgressBar
        label={`Looking what you own of ${what} and what it takes`}
        done={0}
        total={0}
      />
    </Modal>
  )
}
