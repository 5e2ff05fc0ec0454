import { useStore } from '@nanostores/preact'
import { useRef } from 'preact/hooks'
import type { Contributor } from '../../api/contributors.ts'
import { Button } from '../../kit/button.tsx'
import { FactList } from '../../kit/fact-list.tsx'
import { ProgressBar } from '../../kit/progress-bar.tsx'
import {
  $contributors,
  fetchContributor,
  openWebsite,
  websiteIn
} from './contributor.ts'
import { contributorWords } from './words.ts'
import { useKeptPlace } from '../../shell/use-kept-place.ts'
import { FailedView } from '../../shell/failed-view.tsx'
import { Hint } from '../../kit/layout/hint.tsx'
import { Row } from '../../kit/layout/row.tsx'
import styles from './sections.module.css'

interface Props {
  contributorId: string
}

/** A contributor's profile, as plain text. */
export function ProfileView({ contributorId }: Props) {
  const t = useStore(contributorWords)
  const scroller = useRef<HTMLDivElement>(null)
  const known = useStore($contributors).get(contributorId)
  useKeptPlace(scroller)
  if (known?.state === 'failed') {
    return (
      <FailedView
        title={t.profileNotShown}
        error={known.error}
        onRetry={() => void fetchContributor(contributorId)}
      />
    )
  }
  return (
    <div ref={scroller} class={styles.page}>
      {known?.state === 'ready' ? (
        <Profile contributor={known.contributor} />
      ) : (
        <ProgressBar label={t.loadingProfile} />
      )}
    </div>
  )
}

/** Null when the service has no profile. */
function Profile({ contributor }: { contributor: Contributor | null }) {
  const t = useStore(contributorWords)
  const facts = contributor ? factsOf(contributor) : []
  const { about = null, website = null } = contributor ?? {}
  const address = website === null ? null : websiteIn(website)
  if (about === null && facts.length === 0) {
    return <Hint>{t.nothingMore}</Hint>
  }
  return (
    <>
      {about !== null && <p class={styles.text}>{about}</p>}
      {facts.length > 0 && <FactList facts={facts} />}
      {address !== null && (
        <Row>
          <Button icon="link" onPress={() => void openWebsite(address)}>
            {t.openWebsite}
          </Button>
        </Row>
      )}
    </>
  )
}

function factsOf(contributor: Contributor) {
  const { location, website, kinds, styles, subjects, equipment } = contributor
  const t = contributorWords.get()
  const facts = [
    { label: t.location, value: location ?? '' },
    { label: t.work, value: kinds.join(', ') },
    { label: t.styles, value: styles.join(', ') },
    { label: t.subjects, value: subjects.join(', ') },
    { label: t.equipment, value: equipment.join(', ') },
    { label: t.website, value: website ?? '' }
  ]
  return facts.filter(({ value }) => value !== '')
}
