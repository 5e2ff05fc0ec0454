import { useStore } from '@nanostores/preact'
import type { AssetRef } from '../../../contract/document.ts'
import { Button } from '../../kit/button.tsx'
import { ProgressBar } from '../../kit/progress-bar.tsx'
import { cancelLicensing } from '../planning.ts'
import { assetsText } from '../../words/amounts.ts'
import { buttonWords } from '../../words/buttons.ts'
import { planWords } from '../plan/words.ts'
import { LicenseModal } from './license-modal.tsx'

interface Props {
  assets: readonly AssetRef[]
}

export function LicensePlanningView({ assets }: Props) {
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
      <ProgressBar
        label={t.checkingFor({ assets: assetsText(assets) })}
        done={0}
        total={0}
      />
    </LicenseModal>
  )
}
