import { useStore } from '@nanostores/preact'
import { useEffect } from 'preact/hooks'
import { assetKey, toAssetRef } from '../../contract/asset-key.ts'
import type { License } from '../api/licenses.ts'
import { AssetRow } from '../library/asset-row.tsx'
import type { RowAction } from '../library/asset-row.tsx'
import { detailsOf } from '../library/asset-details.ts'
import {
  $namesKnown,
  downloadAgain,
  nameAssets,
  placeLicensed
} from './license-list.ts'
import { openView } from '../shell/view.ts'
import { noFileText } from './license-row-texts.ts'
import { buttonWords } from '../words/buttons.ts'
import { dateText } from '../words/format.ts'
import { licensesWords } from './words.ts'
import { assetName } from '../library/asset-name.ts'
import { $loadedSubscriptions } from '../account/subscriptions.ts'
import { epsOf } from '../licensing/purchase/eps-of.ts'
import { saveEps } from '../licensing/swap/save-eps.ts'
import { epsWords } from '../licensing/swap/words.ts'
import { saveFile } from '../platform/save-file.ts'
import { choosePicture } from '../library/choose-picture.ts'
import { fileText, licenseText } from '../library/size-texts.ts'

interface Props {
  license: License
  /** Its name; empty when unknown. */
  subscription: string
  /** The file shows the asset. */
  isUsed: boolean
  /** Starts at 1. */
  position: number
  count: number
}

export function LicenseRowView(props: Props) {
  const t = useStore(licensesWords)
  const buttons = useStore(buttonWords)
  const epsTexts = useStore(epsWords)
  const { license, subscription, isUsed } = props
  const { id } = license
  const key = assetKey(license)
  useStore($namesKnown)
  useEffect(() => {
    nameAssets([key])
  }, [key])
  const asset = detailsOf(key) ?? null
  const name = assetName(asset, license)
  const picture = asset && choosePicture(asset, 40 * devicePixelRatio)
  const reason = noFileText(license)
  const eps = epsOf(license, asset, useStore($loadedSubscriptions))
  const facts = [
    dateText(license.at ?? '', 'short'),
    licenseText(license.license),
    fileText(license.size, license.format),
    subscription,
    t.number({ id })
  ]
  const quiet: RowAction[] = []
  if (reason === '' && license.format !== 'eps') {
    const label = t.downloadLicense({ name, id })
    const run = () => void downloadAgain(license)
    quiet.push({ text: t.download, label, run })
  }
  if (eps) {
    const label = epsTexts.downloadOf({ name })
    const run = () => void saveEps(eps, saveFile)
    quiet.push({ text: epsTexts.download, label, run })
  }
  if (reason === '' && asset) {
    const label = t.place({ name })
    quiet.push({
      text: buttons.place,
      label,
      run: () => void placeLicensed(license)
    })
  }
  if (isUsed) {
    const label = t.showNamedInFile({ name })
    const run = () => openView({ name: 'file', asset: toAssetRef(license) })
    quiet.push({ text: t.showInFile, label, run })
  }
  return (
    <AssetRow
      name={name}
      url={picture?.url ?? null}
      badges={isUsed ? [{ text: t.usedInFile, kind: 'good' }] : []}
      detail={facts.filter(Boolean).join(' · ')}
      isTarget={false}
      position={props.position}
      count={props.count}
      actions={[]}
      quiet={quiet}
      onOpen={() =>
        openView({ name: 'asset', ...toAssetRef(license), known: asset })
      }
      uses={reason}
    />
  )
}
