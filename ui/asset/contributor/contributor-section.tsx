import { useStore } from '@nanostores/preact'
import type { Asset } from '../../api/asset.ts'
import { Button } from '../../kit/button.tsx'
import { Section } from '../../kit/section.tsx'
import { $contributors } from './contributor.ts'
import { openView } from '../../shell/view.ts'
import type { View } from '../../shell/view.ts'
import { contributorWords } from './words.ts'
import styles from './sections.module.css'

interface Props {
  contributorId: string
  asset: Asset
}

/** The contributor, in their own words. */
export function ContributorSection({ contributorId, asset }: Props) {
  const t = useStore(contributorWords)
  const known = useStore($contributors).get(contributorId)
  const contributor = known?.state === 'ready' ? known.contributor : null
  const { name, about, website } = contributor ?? {}
  return (
    <Section title={t.contributor}>
      <div>
        <Button
          kind="secondary"
          icon="open"
          onPress={() => openView(viewOf(contributorId, asset))}
        >
          {name ?? t.contributorOf({ id: contributorId })}
        </Button>
      </div>
      {about && <p class={styles.text}>{about}</p>}
      {website && <p class={styles.text}>{website}</p>}
    </Section>
  )
}

function viewOf(contributorId: string, { mediaType, track }: Asset): View {
  const artists = track?.artists ?? []
  const view = { name: 'contributor' as const, contributorId, mediaType }
  return artists.length > 0 ? { ...view, artists } : view
}
