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
import type { Series } from '../shell/view.ts'
import { noFileText } from './license-row-texts.ts'
import { buttonWords } from '../words/buttons.ts'
import { libraryWords } from '../library/words.ts'
import { dateText } from '../words/format.ts'
import { licensesWords } from './words.ts'
import { assetName } from '../library/asset-name.ts'
import { $loadedSubscriptions } from '../account/subscriptions.ts'
import { fileToSave, isToSave } from '../licensing/download/file-to-save.ts'
import { $saving } from '../licensing/download/save-files.ts'
import { saveAction } from './save-action.ts'
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
  /** Its list, for the page of the asset. */
  openSeries: () => Series
}

export function LicenseRowView(props: Props) {
  const t = useStore(licensesWords)
  const buttons = useStore(buttonWords)
  const library = useStore(libraryWords)
  useStore($saving)
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
  const toSave = fileToSave(license, asset, useStore($loadedSubscriptions))
  const facts = [
    dateText(license.at ?? '', 'short'),
    licenseText(license.license),
    fileText(license.size, license.format),
    subscription,
    t.number({ id })
  ]
  const actions: RowAction[] = []
  if (reason === '' && asset) {
    const label = t.place({ name })
    actions.push({
      text: buttons.place,
      label,
      run: () => void placeLicensed(license)
    })
  }
  if (reason === '' && !isToSave(license)) {
    const label = t.downloadLicense({ name, id })
    const run = () => void downloadAgain(license)
    actions.push({ text: t.download, label, run })
  }
  if (toSave) actions.push(saveAction(toSave, name))
  if (isUsed) {
    const label = t.showNamedInFile({ name })
    const run = () => openView({ name: 'file', asset: toAssetRef(license) })
    actions.push({ text: t.showInFile, label, run })
  }
  const [main = null, ...others] = actions
  return (
    <AssetRow
      name={name}
      url={picture?.url ?? null}
      badges={isUsed ? [{ text: t.usedInFile, kind: 'good' }] : []}
      detail={[...facts, reason].filter(Boolean).join(' · ')}
      wraps
      isTarget={false}
      position={props.position}
      count={props.count}
      main={main}
      others={others}
      press={{
        label: library.open({ name }),
        run: () =>
          openView({
            name: 'asset',
            ...toAssetRef(license),
            known: asset,
            from: props.openSeries()
          })
      }}
    />
  )
}
