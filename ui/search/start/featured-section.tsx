import { useStore } from '@nanostores/preact'
import { useState } from 'preact/hooks'
import { Button } from '../../kit/button.tsx'
import { CoverGrid } from './cover-grid.tsx'
import { featured } from './start-lists.ts'
import { openView } from '../../shell/view.ts'
import { startWords } from './words.ts'
import { amountText } from '../../words/amounts.ts'
import { StartSectionView } from './start-section-view.tsx'
import { Hint } from '../../kit/layout/hint.tsx'

const shownAtFirst = 6

export function FeaturedSection() {
  const t = useStore(startWords)
  const state = useStore(featured.$section)
  const [isWhole, setWhole] = useState(false)
  const load = () => void featured.load(null)
  return (
    <StartSectionView
      title={t.featured}
      state={state}
      height="covers"
      onLoad={load}
    >
      {all =>
        all?.length === 0 ? (
          <Hint>{t.noFeatured}</Hint>
        ) : (
          <>
            <CoverGrid
              label={t.featured}
              expected={shownAtFirst}
              covers={
                all?.slice(0, isWhole ? all.length : shownAtFirst).map(one => ({
                  id: one.id,
                  name: one.name,
                  detail: amountText('image', one.count),
                  url: one.coverUrl
                })) ?? null
              }
              onOpen={id => {
                const name = all?.find(one => one.id === id)?.name ?? ''
                openView({ name: 'featured', id, title: name })
              }}
            />
            {all && !isWhole && all.length > shownAtFirst && (
              <Button kind="quiet" onPress={() => setWhole(true)}>
                {t.showAll(all.length)}
              </Button>
            )}
          </>
        )
      }
    </StartSectionView>
  )
}
