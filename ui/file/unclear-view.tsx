import { useStore } from '@nanostores/preact'
import { useState } from 'preact/hooks'
import type { AssetRef } from '../../contract/document.ts'
import { assetName } from '../library/asset-name.ts'
import { Button } from '../kit/button.tsx'
import { ChoiceField } from '../kit/fields/choice-field.tsx'
import { AssetLine } from '../library/asset-line.tsx'
import { Section } from '../kit/section.tsx'
import { choosableUses } from './check/group-uses.ts'
import type { UnclearUse } from './check/group-uses.ts'
import { assetKey } from '../../contract/asset-key.ts'
import { detailsOf } from '../library/asset-details.ts'
import { jumpTo } from './check/file.ts'
import { chooseAsset } from './check/unclear.ts'
import { buttonWords } from '../words/buttons.ts'
import { fileWords } from './words.ts'
import { choosePicture } from '../library/choose-picture.ts'
import styles from './file-view.module.css'

interface Props {
  unclear: readonly UnclearUse[]
}

/** Nobody goes through more at once. */
const maxShown = 100

/**
 * Layers and styles whose image several assets share: the person must choose.
 */
export function UnclearView({ unclear }: Props) {
  const t = useStore(fileWords)
  const own = choosableUses(unclear)
  if (own.length === 0) return null
  return (
    <div class={styles.section}>
      <Section title={t.whichImage}>
        <p>{t.whichImageWhy}</p>
        <ul aria-label={t.whichImage}>
          {own.slice(0, maxShown).map(one => (
            <UnclearItem key={keyOf(one)} unclear={one} />
          ))}
        </ul>
        {own.length > maxShown && <p>{t.moreUnclear(own.length - maxShown)}</p>}
      </Section>
    </div>
  )
}

function keyOf({ use }: UnclearUse): string {
  return `${use.nodeId} ${use.styleId} ${use.imageHash}`
}

function UnclearItem({ unclear }: { unclear: UnclearUse }) {
  const t = useStore(fileWords)
  const buttons = useStore(buttonWords)
  const [key, setKey] = useState('')
  const { use, candidates } = unclear
  const { name: layer, nodeId, pageName } = use
  const chosen = candidates.find(one => assetKey(one) === key)
  // They look alike, so any candidate's picture will do.
  const [first] = candidates
  const shown = chosen ?? first
  const asset = shown && detailsOf(assetKey(shown))
  const picture = asset && choosePicture(asset, 40 * devicePixelRatio)
  return (
    <AssetLine
      name={layer}
      url={picture?.url ?? null}
      detail={nodeId === null ? t.style : pageName}
      fields={
        <>
          <ChoiceField
            label={t.imageOf({ layer })}
            value={key}
            choices={[
              { value: '', text: t.chooseImage },
              ...candidates.map(one => ({
                value: assetKey(one),
                text: nameOf(one)
              }))
            ]}
            onChoose={setKey}
          />
          <Button
            label={t.chooseFor({ layer })}
            disabled={!chosen}
            onPress={() => {
              if (chosen) void chooseAsset(unclear, chosen)
            }}
          >
            {t.choose}
          </Button>
        </>
      }
      side={
        nodeId !== null && (
          <Button
            kind="quiet"
            label={t.showOn({ name: layer, pageName })}
            onPress={() => void jumpTo(use)}
          >
            {buttons.show}
          </Button>
        )
      }
    />
  )
}

/** Candidates may have the same description. */
function nameOf(candidate: AssetRef): string {
  const asset = detailsOf(assetKey(candidate))
  return asset
    ? `${asset.description} (${asset.assetId})`
    : assetName(null, candidate)
}
