import { useStore } from '@nanostores/preact'
import {
  maxProjectText,
  projectKeys
} from '../../../contract/project-fields.ts'
import type { ProjectKey } from '../../../contract/project-fields.ts'
import { Disclosure } from '../../kit/disclosure.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { $incompletePresses } from '../details.ts'
import { $project, missingFields, setProjectField } from '../project.ts'
import { missingText } from '../plan/plan-texts.ts'
import { planWords } from '../plan/words.ts'
import styles from './project-view.module.css'

interface Props {
  asksFor: readonly ProjectKey[]
  /** Tracks are among what is licensed. */
  hasTracks: boolean
}

/** Details of the project; open if the service asks for them. */
export function ProjectView({ asksFor, hasTracks }: Props) {
  const t = useStore(planWords)
  const fields = useStore($project)
  const presses = useStore($incompletePresses)
  const texts = projectKeys.flatMap(([key]) => fields[key] || [])
  // Opens again, as another subscription may ask for more.
  return (
    <Disclosure
      key={`${asksFor.join()} ${presses}`}
      summary={[t.project, texts.join(', ')].filter(Boolean).join(': ')}
      startsOpen={asksFor.length > 0}
    >
      {() => <Fields asksFor={asksFor} hasTracks={hasTracks} />}
    </Disclosure>
  )
}

function Fields({ asksFor, hasTracks }: Props) {
  const t = useStore(planWords)
  const fields = useStore($project)
  const isAsked = useStore($incompletePresses) > 0
  const missing = isAsked ? missingFields(asksFor, fields) : []

  return (
    <div class={styles.project}>
      {projectKeys.map(([key]) => (
        <TextField
          key={key}
          label={t[key]}
          value={fields[key]}
          maxLength={maxProjectText}
          isRequired={asksFor.includes(key)}
          problem={missing.includes(key) ? missingText([key]) : undefined}
          onInput={text => setProjectField(key, text)}
        />
      ))}
      <p class={styles.hint}>{t.readers}</p>
      {hasTracks && <p class={styles.hint}>{t.notWithTracks}</p>}
    </div>
  )
}
