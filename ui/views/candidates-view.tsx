import { useStore } from '@nanostores/preact'
import { useRef } from 'preact/hooks'
import { Button } from '../components/button.tsx'
import { PlanItem } from '../components/plan-item.tsx'
import { Section } from '../components/section.tsx'
import { $isAdopting, adoptComps } from '../stores/adopting.ts'
import {
  $candidates,
  $leftOutUses,
  lookAtCandidate
} from '../stores/candidates.ts'
import type { Candidate, Match } from '../stores/candidates.ts'
import { choosePicture } from './choose-picture.ts'
import styles from './file-view.module.css'
import { useInView } from './use-in-view.ts'

const matchTexts: Record<Match['kind'], string> = {
  comparing: 'Comparing with the previews of this asset …',
  same: 'A preview of this asset.',
  other:
    'Not one of its previews: it was edited, is another picture or is ' +
    'licensed already. Adopt it only if it is a comp.',
  unknown: 'Its previews could not be compared. Adopt it only if it is a comp.'
}

/** Pictures that were placed by other means, offered as comps. */
export function CandidatesView() {
  const candidates = useStore($candidates)
  const leftOut = useStore($leftOutUses)
  const isAdopting = useStore($isAdopting)
  if (candidates.length === 0) return null
  const sure = candidates.filter(({ match }) => match.kind === 'same')
  return (
    <div class={styles.list}>
      <Section
        title="Placed without Cleared"
        action={
          sure.length > 1 && (
            <Button onPress={() => void adoptComps(sure)} disabled={isAdopting}>
              Adopt all ({sure.length})
            </Button>
          )
        }
      >
        <p>
          These layers carry the number of an asset or show a preview of it.
          Adopt them as comps to license them here.
        </p>
        <ul aria-label="Placed without Cleared">
          {candidates.map(candidate => (
            <CandidateItem
              key={candidate.imageHash}
              candidate={candidate}
              isDisabled={isAdopting}
            />
          ))}
        </ul>
        {leftOut > 0 && (
          <p>
            {leftOut === 1 ? '1 layer more is' : `${leftOut} layers more are`}{' '}
            not compared, as there are so many.
          </p>
        )}
      </Section>
    </div>
  )
}

interface ItemProps {
  candidate: Candidate
  isDisabled: boolean
}

function CandidateItem({ candidate, isDisabled }: ItemProps) {
  const { imageHash, asset, uses, match } = candidate
  const text = useRef<HTMLSpanElement>(null)
  useInView(text, isInView => lookAtCandidate(imageHash, isInView))
  const others = uses.length - 1
  const layer = uses[0]?.name ?? ''
  return (
    <PlanItem
      name={asset.description}
      url={choosePicture(asset, 40 * devicePixelRatio)?.url ?? null}
      detail={others > 0 ? `${layer} and ${others} more` : layer}
      side={
        <Button
          label={`Adopt ${layer}`}
          onPress={() => void adoptComps([candidate])}
          disabled={isDisabled || match.kind === 'comparing'}
        >
          Adopt
        </Button>
      }
    >
      <span ref={text}>{matchTexts[match.kind]}</span>
    </PlanItem>
  )
}
