import { useStore } from '@nanostores/preact'
import { assetKey } from '../../contract/asset-key.ts'
import type { AssetRef } from '../../contract/document.ts'
import type { CheckedPage } from '../../contract/finding.ts'
import { Button } from '../kit/button.tsx'
import { FileSummary } from './file-summary.tsx'
import { canSwap, isHeld } from './rights/asset-rights.ts'
import { isUnwatched } from './rights/verdict.ts'
import type { Verdict } from './rights/verdict.ts'
import { $fileStale, checkFile } from './check/file.ts'
import type { FileAsset, FileState } from './check/file.ts'
import { planLicenses } from '../licensing/planning.ts'
import { $refusals, refusalText } from '../licensing/refusals.ts'
import { waysOn } from '../licensing/plan/ways-on.ts'
import { WaysOn } from '../licensing/views/ways-on.tsx'
import { openRequestDialog } from '../licensing/request-dialog.ts'
import { $requests } from './requests/requests.ts'
import type { CheckedAsset, FileRights, PlacedAsset } from './rights/rights.ts'
import { detailsOf } from '../library/asset-details.ts'
import type { Asset } from '../api/asset.ts'
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
  const refusals = useStore($refusals)
  const asked = assetsLeft(useStore($requests))
  const { assets, placed, verdict } = rights
  const isStale = isBehind || verdict.unwatched > 0
  const toSwap = [...assets, ...placed].filter(one => canSwap(one.rights))
  const held = toSwap.filter(one => isHeld(one.rights))
  const unheld = toSwap.filter(one => !isHeld(one.rights))
  const askable = unheld.map(keyOf).filter(key => !asked.includes(key))
  const refused = unheld.flatMap(({ found }) => {
    const refusal = refusals.of(recordOf(found))
    return refusal ? { refusal, mediaType: found.mediaType } : []
  })
  const mayLicense = unheld.length === 0 || refused.length < unheld.length
  const offered = mayLicense ? toSwap : held
  const isFree = offered.length === held.length
  const reasons = refused.map(({ refusal, mediaType }) =>
    refusalText(refusal, mediaType)
  )
  const ways = refused.flatMap(({ refusal }) => waysOn[refusal])
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
      {toSwap.length > 0 && (
        <div class={styles.actions}>
          {offered.length > 0 && (
            <Button kind="primary" large onPress={() => plan(offered)}>
              {isFree
                ? t.swapAll({ count: offered.length })
                : t.licenseAll({ count: offered.length })}
            </Button>
          )}
          {askable.length > 0 && (
            <Button
              kind={offered.length > 0 ? 'secondary' : 'primary'}
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
              assets={unheld.map(({ found }) => found)}
              large
            />
          )}
        </div>
      )}
    </FileSummary>
  )
}

function plan(assets: readonly (CheckedAsset | PlacedAsset)[]): void {
  void planLicenses(assets.map(({ found }) => found))
}

function recordOf(found: FileAsset | AssetRef): Asset | null {
  return 'asset' in found ? found.asset : (detailsOf(assetKey(found)) ?? null)
}

function keyOf({ found }: CheckedAsset | PlacedAsset): string {
  return assetKey(found)
}

function noteOf(page: CheckedPage): string {
  const t = fileWords.get()
  if (page.checkedAt === null) return t.unreadPage
  const time = timeText(Date.parse(page.checkedAt))
  return isUnwatched(page) ? t.checkedOutOfDate({ time }) : t.checked({ time })
}
