import { useStore } from '@nanostores/preact'
import { TextField } from '../../kit/fields/text-field.tsx'
import { $incompletePresses } from '../details.ts'
import { planWords } from '../plan/words.ts'
import { $verificationCode } from '../purchase/verification-code.ts'
import styles from './project-view.module.css'

/** One code for all licenses of a plan. */
export function VerificationCodeView() {
  const t = useStore(planWords)
  const code = useStore($verificationCode)
  const isMissing = useStore($incompletePresses) > 0 && code.trim() === ''

  return (
    <div class={styles.project}>
      <TextField
        label={t.verificationCode}
        value={code}
        isSecret
        isRequired
        maxLength={200}
        problem={isMissing ? t.codeMissing : undefined}
        onInput={text => $verificationCode.set(text)}
      />
      <p class={styles.hint}>{t.codeHint}</p>
    </div>
  )
}
