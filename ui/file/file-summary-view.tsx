import { useStore } from '@nanostores/preact'
import { assetKey } from '../../contract/asset-key.ts'
import type { CheckedPage } from '../../contract/finding.ts'
import { Button } from '../kit/button.tsx'
import { FileSummary } from './file-summary.tsx'
import { isUnwatched } from './rights/verdict.ts'
import type { Verdict } from './rights/verdict.ts'
import { $fileStale, checkFile } from './check/file.ts'
import type { FileState } from './check/file.ts'
import { $isFileFiltered } from './file-filter.ts'
import { offerLicenses } from './license-offer.ts'
import { planLicenses } from '../licensing/planning.ts'
import { $refusals, refusalText } from '../licensing/refusals.ts'
import { waysOn } from '../licensing/plan/ways-on.ts'
import { WaysOn } from '../licensing/views/ways-on.tsx'
import { openRequestDialog } from '../licensing/request-dialog.ts'
import { $requests } from './requests/requests.ts'
import type { FileRights } from './rights/rights.ts'
import { assetsLeft } from './requests/request-state.ts'
import { detailsOfVerdict, verdictText } from './rights/rights-texts.ts'
import { fileFilterWords, fileWords } from './words.ts'
import { timeText } from '../words/format.ts'
import styles from './file-view.module.css'

interface Props {
  file: Extract<FileState, { state: 'ready' }>
  rights: FileRights
  /** Makes a proof of licenses and shows it. */
  onProof: () => void
}

const kinds: Record<Verdict['kind'], 'good' | 'neutral' | 'warning'> = {
  fail: 'warning',
  unsure: 'warning',
  recorded: 'neutral',
  pass: 'good'
}

/** The state of the file, and actions for all of it. */
export function FileSummaryView({ file, rights, onProof }: Props) {
  const t = useStore(fileWords)
  const isBehind = useStore($fileStale)
  const refusals = useStore($refusals)
  const asked = assetsLeft(useStore($requests))
  const isFiltered = useStore($isFileFiltered)
  const inFile = useStore(fileFilterWords)
  const { assets, placed, verdict } = rights
  const isStale = isBehind || verdict.unwatched > 0
  const offer = offerLicenses([...assets, ...placed], refusals)
  const { assets: offered, isFree, unheld, refused, mayLicense } = offer
  const count = offered.length
  const askable = unheld.map(assetKey).filter(key => !asked.includes(key))
  const reasons = refused.map(({ refusal, mediaType }) =>
    refusalText(refusal, mediaType)
  )
  const ways = refused.flatMap(({ refusal }) => waysOn[refusal])
  // All stays all, whatever the list shows.
  const licenseAll = isFiltered ? inFile.licenseWholeFile : t.licenseAll
  const swapAll = isFiltered ? inFile.swapWholeFile : t.swapAll
  const isPass = verdict.kind === 'pass' || verdict.kind === 'recorded'
  return (
    <FileSummary
      kind={isPass && isStale ? 'warning' : kinds[verdict.kind]}
      verdict={isPass && isStale ? t.checkingChanges : verdictText(verdict)}
      details={[
        ...detailsOfVerdict(verdict),
        ...(mayLicense ? [] : new Set(reasons))
      ]}
      pages={file.pages.map(page => ({ name: page.name, note: noteOf(page) }))}
      isStale={isStale}
      checkedAt={timeText(file.checkedAt)}
      onCheck={() => void checkFile('all')}
    >
      {count + unheld.length > 0 && (
        <div class={styles.actions}>
          {count > 0 && (
            <Button
              kind="primary"
              large
              onPress={() => void planLicenses(offered)}
            >
              {(isFree ? swapAll : licenseAll)({ count })}
            </Button>
          )}
          {askable.length > 0 && (
            <Button
              kind={count > 0 ? 'secondary' : 'primary'}
              large
              onPress={() => openRequestDialog(askable)}
            >
              {mayLicense
                ? t.requestSome
                : t.requestLicenses({ count: askable.length })}
            </Button>
          )}
          {!mayLicense && (
            <WaysOn
              ways={[...new Set(ways)].filter(way => way !== 'request')}
              assets={unheld}
              large
            />
          )}
        </div>
      )}
      {isPass && !isStale && verdict.assets > 0 && (
        <div class={styles.actions}>
          <Button large onPress={onProof}>
            {t.saveProof}
          </Button>
        </div>
      )}
    </FileSummary>
  )
}

function noteOf(page: CheckedPage): string {
  const t = fileWords.get()
  if (page.checkedAt === null) return t.unreadPage
  const time = timeText(Date.parse(page.checkedAt))
  return isUnwatched(page) ? t.checkedOutOfDate({ time }) : t.checked({ time })
}
