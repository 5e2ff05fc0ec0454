import { useStore } from '@nanostores/preact'
import { useEffect, useState } from 'preact/hooks'
import { assetOfKey } from '../../../contract/asset-key.ts'
import { $session } from '../../account/session.ts'
import { rememberPictures } from '../../holdings/yours.ts'
import { Button } from '../../kit/button.tsx'
import { Hint } from '../../kit/layout/hint.tsx'
import { Toolbar } from '../../kit/layout/toolbar.tsx'
import { detailsOf } from '../../library/asset-details.ts'
import { $reconnectedAt } from '../../shell/online.ts'
import { seriesOfRows } from '../../library/series.ts'
import { openView } from '../../shell/view.ts'
import type { SeriesItem } from '../../shell/view.ts'
import { buttonWords } from '../../words/buttons.ts'
import { errorText } from '../../words/error-texts.ts'
import { $language } from '../../words/language.ts'
import { $medium } from '../query/medium.ts'
import { PictureStrip } from './picture-strip.tsx'
import { yourAssets } from './start-lists.ts'
import { startWords } from './words.ts'
import { $yourKeys, picturesFor, yoursTabs } from './yours.ts'
import type { YoursTab } from './yours.ts'
import styles from './yours-section.module.css'

/** What the person placed, saved and licensed; missing while that is nothing. */
export function YoursSection() {
  const t = useStore(startWords)
  const keys = useStore($yourKeys)
  // Fixed at first, so that what arrives later does not move the page.
  const [first] = useState(() => yoursTabs.find(tab => keys[tab].length > 0))
  const [chosen, choose] = useState<YoursTab | null>(null)
  const tab = chosen ?? first ?? 'recent'
  const state = useStore(yourAssets[tab].$section)
  if (!first) return null
  return (
    <section
      class={styles.section}
      aria-labelledby="yours"
      aria-busy={state.state === 'loading' && keys[tab].length > 0}
    >
      <div class={styles.head}>
        <h2 id="yours">{t.yours}</h2>
        <Toolbar label={t.yours} look={styles.tabs}>
          {yoursTabs.map(one => (
            <button
              key={one}
              type="button"
              class={styles.tab}
              aria-pressed={one === tab}
              onClick={() => choose(one)}
            >
              {t[one]}
            </button>
          ))}
        </Toolbar>
      </div>
      <YourAssets key={tab} tab={tab} keys={keys[tab]} />
    </section>
  )
}

interface Props {
  tab: YoursTab
  keys: readonly string[]
}

/** Shown as kept until they are loaded. */
function YourAssets({ tab, keys }: Props) {
  const t = useStore(startWords)
  const buttons = useStore(buttonWords)
  const isMusic = useStore($medium) === 'audio'
  const state = useStore(yourAssets[tab].$section)
  const pictures = picturesFor(keys)
  const load = () => {
    if (keys.length > 0) void yourAssets[tab].load(keys)
  }
  useEffect(load, [keys.join(), useStore($language), useStore($reconnectedAt)])
  useEffect(() => {
    rememberPictures(pictures.filter(one => one !== null))
  }, [state])
  const none = useNone(tab)
  const isBlank = pictures.every(one => one === null)
  return (
    <div class={isMusic ? styles.tracks : styles.strip}>
      {pictures.length === 0 ? (
        <Hint>{keys.length > 0 ? t.noneLeft : none}</Hint>
      ) : state.state === 'failed' && isBlank ? (
        <div class={styles.failed}>
          <p>{errorText(state.error)}</p>
          <Button
            kind="quiet"
            label={t.tryAgain({ section: t[tab] })}
            onPress={load}
          >
            {buttons.tryAgain}
          </Button>
        </div>
      ) : (
        <PictureStrip
          label={t[tab]}
          pictures={isBlank ? null : pictures}
          isNamed={isMusic}
          onOpen={key => {
            const from = seriesOfRows(
              pictures.flatMap(one => (one ? toItem(one.id) : []))
            )
            openView({ name: 'asset', ...toItem(key), from })
          }}
        />
      )}
    </div>
  )
}

function toItem(key: string): SeriesItem {
  return { ...assetOfKey(key), known: detailsOf(key) }
}

function useNone(tab: YoursTab): string {
  const t = useStore(startWords)
  const isOut = useStore($session).state === 'out'
  if (tab === 'recent') return t.noRecent
  if (isOut) return t.signInToSee
  return tab === 'saved' ? t.noSaved : t.noLicensed
}
