import { useStore } from '@nanostores/preact'
import { Button } from '../../kit/button.tsx'
import { ProgressBar } from '../../kit/progress-bar.tsx'
import { cancelLicensing } from '../planning.ts'
import { buttonWords } from '../../words/buttons.ts'
import { planWords } from '../plan/words.ts'
import { LicenseModal } from './license-modal.tsx'

interface Props {
  count: number
}

export function LicensePlanningView({ count }: Props) {
  const t = useStore(planWords)
  const buttons = useStore(buttonWords)
  return (
    <LicenseModal
      onCancel={cancelLicensing}
      foot={
        <Button large onPress={cancelLicensing}>
          {buttons.cancel}
        </Button>
      }
    >
      <ProgressBar label={t.checkingFor(count)} done={0} total={0} />
    </LicenseModal>
  )
}
