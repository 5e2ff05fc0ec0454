import { useStore } from '@nanostores/preact'
import { Section } from '../../components/section.tsx'
import { $contributors } from '../../stores/contributor.ts'
import { assetWords } from '../../words/asset.ts'
import styles from './sections.module.css'

interface Props {
  contributorId: string
}

/** Whose it is, in their own words. */
export function ContributorSection({ contributorId }: Props) {
  const t = useStore(assetWords)
  const known = useStore($contributors).get(contributorId)
  const contributor = known?.state === 'ready' ? known.contributor : null
  const { name, about, website } = contributor ?? {}
  return (
    <Section title={t.contributor}>
      <p class={styles.name}>
        {name ?? t.contributorOf({ id: contributorId })}
      </p>
      {about && <p class={styles.text}>{about}</p>}
      {website && <p class={styles.text}>{website}</p>}
    </Section>
  )
}
