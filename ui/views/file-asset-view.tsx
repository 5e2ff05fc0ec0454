import type { FoundUse, PictureHolder } from '../../contract/finding.ts'
import { FileAsset } from '../components/file-asset.tsx'
import { UseList } from '../components/use-list.tsx'
import type { Use } from '../components/use-list.tsx'
import { countOf } from '../count-of.ts'
import { openAsset } from '../stores/asset.ts'
import { jumpTo } from '../stores/file.ts'
import type { FileAsset as FoundFileAsset } from '../stores/file.ts'
import { planLicenses } from '../stores/licensing.ts'
import { putCompsBack } from '../stores/put-back.ts'
import { wordsFor } from '../words.ts'
import { choosePicture } from './choose-picture.ts'
import { dateText } from './date-text.ts'

interface Props {
  found: FoundFileAsset
  /** The one that the person asked for. */
  isWanted: boolean
}

export function FileAssetView({ found, isWanted }: Props) {
  const { asset, assetId, uses, isGone } = found
  const isLicensed = found.state === 'licensed'
  const picture = asset && choosePicture(asset, 40 * devicePixelRatio)
  return (
    <FileAsset
      name={asset?.description ?? `Asset ${assetId}`}
      url={picture?.url ?? null}
      isLicensed={isLicensed}
      detail={detailOf(found)}
      isWanted={isWanted}
      onLicense={
        isLicensed || isGone ? null : () => void planLicenses([assetId])
      }
      onPutBack={found.swapped > 0 ? () => void putCompsBack([assetId]) : null}
      onOpen={() => void openAsset(asset ?? assetId)}
    >
      <UseList summary={usesText(found)} uses={() => uses.map(toUse)} />
    </FileAsset>
  )
}

function detailOf({ isGone, license, state }: FoundFileAsset): string {
  if (isGone) return 'No longer in the library'
  if (!license) return ''
  const claim = `${license.licensee}, ${dateText(license.at, 'short')}`
  return state === 'comp' ? `Noted as licensed by ${claim}` : claim
}

function usesText({ uses, state, swapped }: FoundFileAsset): string {
  const pages = new Set(uses.flatMap(use => use.pageId ?? [])).size
  const count = countOf(uses.length, 'use')
  const where = pages > 1 ? `${count} on ${pages} pages` : count
  return state === 'comp' && swapped > 0
    ? `${where}, ${swapped} licensed`
    : where
}

const holders: Record<PictureHolder, string> = {
  layer: '',
  style: 'style',
  'main-component': 'main component',
  override: 'override'
}

/** Where the picture is kept, and what is not seen on the canvas. */
function noteOf({ nodeId, holder, isHidden, isLocked }: FoundUse): string {
  const parts = [
    isHidden && 'hidden',
    isLocked && 'locked',
    nodeId !== null && holders[holder]
  ].filter(Boolean)
  const text = parts.join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function toUse(use: FoundUse, index: number): Use {
  const { nodeId, refusal } = use
  return {
    key: `${index} ${nodeId ?? use.styleId}`,
    name: use.name,
    pageName: nodeId === null ? 'Style' : use.pageName,
    note: noteOf(use),
    refusal:
      refusal === null ? null : wordsFor({ code: refusal, message: refusal }),
    show: nodeId === null ? null : () => void jumpTo(use)
  }
}
