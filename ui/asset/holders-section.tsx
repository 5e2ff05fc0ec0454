import { useStore } from '@nanostores/preact'
import { assetKey } from '../../contract/asset-key.ts'
import type { AssetRef } from '../../contract/document.ts'
import { Chip } from '../kit/chip.tsx'
import listStyles from './keyword-list.module.css'
import { Section } from '../kit/section.tsx'
import { $knownCollections } from '../collections/own/known-collections.ts'
import type { KnownCollection } from '../collections/own/known-collections.ts'
import { openView } from '../shell/view.ts'
import { holderWords } from './words.ts'
import { Hint } from '../kit/layout/hint.tsx'

interface Props {
  asset: AssetRef
}

/** Collections known to contain the asset; nothing while none is loaded. */
export function HoldersSection({ asset }: Props) {
  const t = useStore(holderWords)
  const known = [...useStore($knownCollections).values()]
  const holders = known.filter(({ keys }) => keys.has(assetKey(asset)))
  if (known.length === 0) return null
  return (
    <Section title={t.title}>
      {holders.length > 0 && (
        <ul class={listStyles.list}>
          {holders.map(holder => {
            const name = nameOf(holder)
            const { view } = holder
            return (
              <li key={`${view.name} ${view.id}`}>
                <Chip
                  text={name}
                  label={t.open({ name })}
                  onPress={() => openView(view)}
                />
              </li>
            )
          })}
        </ul>
      )}
      <Hint>{(holders.length > 0 ? t.among : t.none)(known.length)}</Hint>
    </Section>
  )
}

function nameOf({ view, name }: KnownCollection): string {
  const t = holderWords.get()
  const shown = name || t.nameless
  if (view.name === 'shared') return t.shared({ name: shown })
  return view.name === 'featured' ? t.featured({ name: shown }) : shown
}
