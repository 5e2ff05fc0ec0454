import { useStore } from '@nanostores/preact'
import { Button } from '../kit/button.tsx'
import { IconButton } from '../kit/icon-button.tsx'
import { useKeptFocus } from '../kit/use-kept-focus.ts'
import { planLicenses } from '../licensing/planning.ts'
import { clearFileFilter } from './file-filter.ts'
import type { LicenseOffer } from './license-offer.ts'
import { fileFilterWords } from './words.ts'
import styles from './shown-count.module.css'

interface Props {
  shown: number
  all: number
  /** For those that are shown. */
  offer: LicenseOffer
}

/** How many assets a filter leaves, and what can be done with just those. */
export function ShownCount({ shown, all, offer }: Props) {
  const t = useStore(fileFilterWords)
  const { assets, isFree } = offer
  const count = assets.length
  useKeptFocus()
  return (
    <div class={styles.row}>
      <p role="status" class={styles.count}>
        {t.shown(shown, { all })}
      </p>
      {count > 0 && (
        <Button onPress={() => void planLicenses(assets)}>
          {isFree ? t.swapShown({ count }) : t.licenseShown({ count })}
        </Button>
      )}
      <IconButton
        icon="close"
        label={t.clearFilters}
        onPress={clearFileFilter}
      />
    </div>
  )
}
