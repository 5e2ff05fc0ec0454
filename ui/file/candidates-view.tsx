import { useStore } from '@nanostores/preact'
import { useRef } from 'preact/hooks'
import { Button } from '../kit/button.tsx'
import { AssetLine } from '../library/asset-line.tsx'
import { Section } from '../kit/section.tsx'
import { $isAdopting, adoptComps } from './check/adopting.ts'
import {
  $candidates,
  $leftOutUses,
  setCandidateVisible,
  rowOf
} from './check/candidates.ts'
import type { Candidate } from './check/candidates.ts'
import { fileWords } from './words.ts'
import { choosePicture } from '../library/choose-picture.ts'
import styles from './file-view.module.css'
import { useInView } from '../kit/use-in-view.ts'

/** Pictures placed by other means, which can be adopted as comps. */
export function CandidatesView() {
  const t = useStore(fileWords)
  const candidates = useStore($candidates)
  const leftOut = useStore($leftOutUses)
  const isAdopting = useStore($isAdopting)
  if (candidates.length === 0) return null
  const sure = candidates.filter(
    ({ match, isOneOf }) => match.kind === 'same' && !isOneOf
  )
  return (
    <div class={styles.list}>
      <Section
        title={t.placedWithoutCleared}
        action={
          sure.length > 1 && (
            <Button onPress={() => void adoptComps(sure)} busy={isAdopting}>
              {t.adoptAll({ count: sure.length })}
            </Button>
          )
        }
      >
        <p>{t.candidatesHint}</p>
        <ul aria-label={t.placedWithoutCleared}>
          {candidates.map(candidate => (
            <CandidateItem
              key={rowOf(candidate)}
              candidate={candidate}
              isAdopting={isAdopting}
            />
          ))}
        </ul>
        {leftOut > 0 && <p>{t.notCompared(leftOut)}</p>}
      </Section>
    </div>
  )
}

interface ItemProps {
  candidate: Candidate
  isAdopting: boolean
}

function CandidateItem({ candidate, isAdopting }: ItemProps) {
  const t = useStore(fileWords)
  const { asset, uses, match, isOneOf } = candidate
  const text = useRef<HTMLSpanElement>(null)
  useInView(text, isInView => setCandidateVisible(rowOf(candidate), isInView))
  const others = uses.length - 1
  const layer = uses[0]?.name ?? ''
  return (
    <AssetLine
      name={asset.description}
      url={choosePicture(asset, 40 * devicePixelRatio)?.url ?? null}
      detail={others > 0 ? t.andMore({ layer, others }) : layer}
      side={
        <Button
          label={t.adoptLayer({ layer })}
          onPress={() => void adoptComps([candidate])}
          disabled={match.kind === 'comparing'}
          busy={isAdopting}
        >
          {t.adopt}
        </Button>
      }
    >
      <span ref={text}>{isOneOf ? t.oneOfMatch : t[`${match.kind}Match`]}</span>
    </AssetLine>
  )
}
