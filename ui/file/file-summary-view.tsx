import { useStore } from '@nanostores/preact'
import { assetKey } from '../../contract/asset-key.ts'
import type { CheckedPage } from '../../contract/finding.ts'
import { Button } from '../kit/button.tsx'
import { FileSummary } from './file-summary.tsx'
import { canSwap, isHeld } from './rights/asset-rights.ts'
import { isUnwatched } from './rights/verdict.ts'
import type { Verdict } from './rights/verdict.ts'
import { $fileStale, checkFile } from './check/file.ts'
import type { FileState } from './check/file.ts'
import { $mayLicense } from '../account/may-license.ts'
import { planLicenses } from '../licensing/planning.ts'
import { $requests, openRequestDialog } from './requests/requests.ts'
import type { CheckedAsset, FileRights } from './rights/rights.ts'
import { assetsLeft } from './requests/request-state.ts'
import { detailsOfVerdict, verdictText } from './rights/rights-texts.ts'
import { fileWords } from './words.ts'
import { timeText } from '../words/format.ts'
import styles from './file-view.module.css'

interface Props {
  file: Extract<FileState, { state: 'ready' }>
  rights: FileRights
}

const kinds: Record<Verdict['kind'], 'good' | 'neutral' | 'warning'> = {
  fail: 'warning',
  unsure: 'warning',
  recorded: 'neutral',
  pass: 'good'
}

/** The state of the file, and actions for all of it. */
export function FileSummaryView({ file, rights }: Props) {
  const t = useStore(fileWords)
  const isBehind = useStore($fileStale)
  const mayLicense = useStore($mayLicense) !== 'no'
  const asked = assetsLeft(useStore($requests))
  const { assets, verdict } = rights
  const isStale = isBehind || verdict.unwatched > 0
  const toSwap = assets.filter(one => canSwap(one.rights))
  const unheld = toSwap.filter(one => !isHeld(one.rights)).map(keyOf)
  const askable = unheld.filter(key => !asked.includes(key))
  const isFree = unheld.length === 0
  const isPass = verdict.kind === 'pass' || verdict.kind === 'recorded'
  return (
    <FileSummary
      kind={isPass && isStale ? 'warning' : kinds[verdict.kind]}
      verdict={verdictText(verdict)}
      details={detailsOfVerdict(verdict)}
      pages={file.pages.map(page => ({ name: page.name, note: noteOf(page) }))}
      isStale={isStale}
      checkedAt={timeText(file.checkedAt)}
      onCheck={() => void checkFile('all')}
    >
      {toSwap.length > 0 && (
        <div class={styles.actions}>
          <Button
            kind={mayLicense || isFree ? 'primary' : 'secondary'}
            large
            onPress={() => void planLicenses(toSwap.map(({ found }) => found))}
          >
            {isFree
              ? t.swapAll({ count: toSwap.length })
              : t.licenseAll({ count: toSwap.length })}
          </Button>
          {askable.length > 0 && (
            <Button
              kind={mayLicense ? 'secondary' : 'primary'}
              large
              onPress={() => openRequestDialog(askable)}
            >
              {mayLicense
                ? t.requestSome
                : t.requestLicenses({ count: askable.length })}
            </Button>
          )}
        </div>
      )}
    </FileSummary>
  )
}

function keyOf({ found }: CheckedAsset): string {
  return assetKey(found)
}

function noteOf(page: CheckedPage): string {
  const t = fileWords.get()
  if (page.checkedAt === null) return t.unreadPage
  const time = timeText(Date.parse(page.checkedAt))
  return isUnwatched(page) ? t.checkedOutOfDate({ time }) : t.checked({ time })
}
