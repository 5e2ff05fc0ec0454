import { useStore } from '@nanostores/preact'
import { Button } from '../../kit/button.tsx'
import { Section } from '../../kit/section.tsx'
import { $contributors } from './contributor.ts'
import { openView } from '../../shell/view.ts'
import { contributorWords } from './words.ts'
import styles from './sections.module.css'

interface Props {
  contributorId: string
}

/** The contributor, in their own words. */
export function ContributorSection({ contributorId }: Props) {
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
          onPress={() => openView({ name: 'contributor', contributorId })}
        >
          {name ?? t.contributorOf({ id: contributorId })}
        </Button>
      </div>
      {about && <p class={styles.text}>{about}</p>}
      {website && <p class={styles.text}>{website}</p>}
    </Section>
  )
}
