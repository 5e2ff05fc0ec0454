import { useStore } from '@nanostores/preact'
import { Button } from '../kit/button.tsx'
import { plainText } from '../words/plain-text.ts'
import { pinOf, unpin } from './pins/pins.ts'
import { $session } from '../account/session.ts'
import {
  $copying,
  copyShared,
  openShared,
  sharedAssets,
  sharedKey
} from './shared-collection.ts'
import { goBack } from '../shell/view.ts'
import { sharedErrorText } from './pins/shared-texts.ts'
import { teamWords } from './pins/words.ts'
import { amountText } from '../words/amounts.ts'
import { EmptyList } from '../library/empty-list.tsx'
import { AssetListView } from '../library/grid/asset-list-view.tsx'
import { FillBarView } from '../placing/fill-bar-view.tsx'
import { BackHead } from '../shell/back-head.tsx'
import { FailedView } from '../shell/failed-view.tsx'
import { PinButton } from './pins/pin-button.tsx'
import styles from './shared-view.module.css'

interface Props {
  id: string
  code: string
  /** Until the service returns it; empty if unknown. */
  title: string
}

/** Someone else's collection, read-only. */
export function SharedView({ id, code, title }: Props) {
  const t = useStore(teamWords)
  const session = useStore($session)
  const found = useStore(sharedAssets.$list)
  const key = useStore(sharedAssets.$key)
  const requestedKey = sharedKey({ id, code })
  const ready = key === requestedKey && found.state === 'ready' ? found : null
  const { collection } = ready ?? {}
  const name = plainText(collection?.name ?? '') || title || t.shared
  return (
    <>
      <BackHead back={t.back} title={name}>
        {ready && session.state === 'in' && (
          <PinButton id={id} name={name} fetchCode={async () => code} />
        )}
      </BackHead>
      {ready && (
        <div class={styles.line}>
          <p class={styles.count} role="status">
            {countText(collection?.count ?? ready.total, ready.dropped)}
          </p>
          <CopyButton id={id} code={code} name={name} />
        </div>
      )}
      <AssetListView
        list={sharedAssets}
        listKey={requestedKey}
        open={() => openShared({ id, code })}
        label={name}
        bar={FillBarView}
        loading={t.opening}
        empty={<EmptyList icon="layer" title={t.empty} text={t.emptyWhy} />}
        failure={error => (
          <FailedView
            title={error.code === 'signed-out' ? t.signInTitle : t.notOpened}
            error={error}
            instead={
              error.code === 'not-found' &&
              pinOf(id) && {
                text: t.unpin,
                run: () => {
                  void unpin(id)
                  goBack()
                }
              }
            }
            text={sharedErrorText(error)}
            onRetry={() => void sharedAssets.retry()}
          />
        )}
      />
    </>
  )
}

function countText(count: number, removed: number): string {
  const t = teamWords.get()
  const images = amountText('image', count)
  return removed > 0
    ? t.imagesLeft({ images, unavailable: t.unavailable(removed) })
    : images
}

interface CopyProps {
  id: string
  code: string
  name: string
}

function CopyButton({ id, code, name }: CopyProps) {
  const t = useStore(teamWords)
  const copying = useStore($copying)
  return (
    <Button
      busy={copying !== null}
      onPress={() => void copyShared({ id, code }, name)}
    >
      {copying === id ? t.copying : t.copy}
    </Button>
  )
}
