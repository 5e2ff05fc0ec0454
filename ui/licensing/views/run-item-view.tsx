import { useStore } from '@nanostores/preact'
import { assetKey } from '../../../contract/asset-key.ts'
import { Badge } from '../../kit/badge.tsx'
import { Button } from '../../kit/button.tsx'
import { AssetLine } from '../../library/asset-line.tsx'
import { Spinner } from '../../kit/spinner.tsx'
import { isToSave } from '../download/file-to-save.ts'
import { hasCrops, isOver } from '../purchase/run-item.ts'
import type { LicensedFile } from '../purchase/licensed-file.ts'
import type { RunItem } from '../purchase/run-item.ts'
import {
  checkDoubtful,
  downloadFullFile,
  giveUpDoubtful,
  licenseAnyway,
  showLayers
} from '../license-result.ts'
import { placeUnused } from '../place-owned.ts'
import { planLicenses, retryLicensing } from '../planning.ts'
import { $placing } from '../../placing/placements.ts'
import { buttonWords } from '../../words/buttons.ts'
import { ownedWords, runWords } from '../words.ts'
import { LicenseAgain, LicenseAgainIn } from './license-again.tsx'
import { outcomeBadge, outcomeText } from './outcome-texts.ts'
import { SaveFileButton } from './save-file-button.tsx'
import styles from './run-item-view.module.css'

interface Props {
  item: RunItem
  isRunning: boolean
  position: number
  count: number
}

export function RunItemView({ item, isRunning, position, count }: Props) {
  const badge = outcomeBadge(item)
  return (
    <AssetLine
      name={item.name}
      position={position}
      count={count}
      url={item.picture}
      detail={outcomeText(item)}
      side={
        badge ? (
          <Badge text={badge.text} kind={badge.kind} />
        ) : (
          !isOver(item) && item.step !== 'waiting' && <Spinner />
        )
      }
    >
      {item.step === 'checking' && item.againAt !== undefined && (
        <div class={styles.row}>
          <LicenseAgainIn time={item.againAt} />
        </div>
      )}
      {item.step === 'doubtful' && !isRunning && <Decision item={item} />}
      {item.step === 'elsewhere' && !isRunning && <Unfinished item={item} />}
      {hasCrops(item) && <CheckCrop item={item} />}
      {isUnused(item) && !isRunning && <Unused item={item} />}
      {item.reduced && <FullFile name={item.name} file={item.reduced} />}
    </AssetLine>
  )
}

/** Whether a finished row has actions. */
export function hasActions(item: RunItem): boolean {
  const { step, reduced } = item
  const isOpen = step === 'doubtful' || step === 'elsewhere'
  return isOpen || reduced !== null || hasCrops(item) || isUnused(item)
}

/** Licensed, and there was no comp to show its file. */
export function isUnused({ step, unused }: RunItem): boolean {
  return step === 'not-placed' && unused !== undefined
}

/** Only the person may decide how a doubtful purchase continues. */
function Decision({ item }: { item: RunItem }) {
  const { name } = item
  const t = useStore(runWords)
  const buttons = useStore(buttonWords)
  return (
    <div class={styles.row}>
      <Button
        label={t.checkAgain({ name })}
        onPress={() => void checkDoubtful(item)}
      >
        {buttons.checkAgain}
      </Button>
      <LicenseAgain item={item} onPress={() => void retryLicensing([item])} />
      <Button
        label={t.giveUpOf({ name })}
        kind="quiet"
        onPress={() => void giveUpDoubtful(item)}
      >
        {t.giveUp}
      </Button>
    </div>
  )
}

/**
 * Left undecided by another file or machine; the person may know the outcome.
 */
function Unfinished({ item }: { item: RunItem }) {
  const { name } = item
  const t = useStore(runWords)
  const buttons = useStore(buttonWords)
  return (
    <div class={styles.row}>
      <Button
        label={t.checkAgain({ name })}
        onPress={() => void planLicenses([item])}
      >
        {buttons.checkAgain}
      </Button>
      <LicenseAgain item={item} onPress={() => void licenseAnyway(item)} />
    </div>
  )
}

/** The licensed file has another shape than its comp. */
function CheckCrop({ item }: { item: RunItem }) {
  const { name, cropIds = [] } = item
  const t = useStore(runWords)
  return (
    <div class={styles.row}>
      <Button
        label={t.checkCropOf({ name })}
        onPress={() => void showLayers(cropIds)}
      >
        {t.checkCrop}
      </Button>
    </div>
  )
}

function Unused({ item }: { item: RunItem }) {
  const { name, unused, reduced } = item
  const t = useStore(ownedWords)
  const isPlacing = useStore($placing).has(assetKey(item))
  return (
    <div class={styles.row}>
      <Button
        kind="primary"
        busy={isPlacing}
        label={t.placeLicensedOf({ name })}
        onPress={() => void placeUnused([item])}
      >
        {t.placeLicensed}
      </Button>
      {unused && !reduced && (
        <Button
          label={t.downloadOf({ name })}
          onPress={() => void downloadFullFile(unused)}
        >
          {t.download}
        </Button>
      )}
    </div>
  )
}

/** Figma shows it reduced or not at all; people who print need the original. */
function FullFile({ name, file }: { name: string; file: LicensedFile }) {
  const t = useStore(runWords)
  return (
    <div class={styles.row}>
      {isToSave(file) ? (
        <SaveFileButton file={file} name={name} />
      ) : (
        <Button
          label={t.downloadFullFileOf({ name })}
          onPress={() => void downloadFullFile(file)}
        >
          {t.downloadFullFile}
        </Button>
      )}
    </div>
  )
}
