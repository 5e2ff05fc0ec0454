import { useStore } from '@nanostores/preact'
import { useEffect, useRef } from 'preact/hooks'
import { TextField } from '../../kit/fields/text-field.tsx'
import { $showsMissing } from '../details.ts'
import { planWords } from '../plan/words.ts'
import { $verificationCode } from '../purchase/verification-code.ts'
import styles from './project-view.module.css'

/** One code for all licenses of a plan. */
export function VerificationCodeView() {
  const t = useStore(planWords)
  const code = useStore($verificationCode)
  const isMissing = useStore($showsMissing) && code.trim() === ''
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (isMissing) field.current?.focus()
  }, [isMissing])

  return (
    <div class={styles.project}>
      <TextField
        label={t.verificationCode}
        value={code}
        isSecret
        isRequired
        maxLength={200}
        problem={isMissing ? t.codeMissing : undefined}
        fieldRef={field}
        onInput={text => $verificationCode.set(text)}
      />
      <p class={styles.hint}>{t.codeHint}</p>
    </div>
  )
}
