import { useStore } from '@nanostores/preact'
import { Checkbox } from '../kit/fields/checkbox.tsx'
import { Hint } from '../kit/layout/hint.tsx'
import { Section } from '../kit/section.tsx'
import {
  $settings,
  setKeepsSubject,
  setPrefersLargest
} from '../shell/settings.ts'
import { placingSettingsWords } from './words.ts'

export function PlacingSettingsView() {
  const t = useStore(placingSettingsWords)
  const { keepsSubject, prefersLargest } = useStore($settings)
  return (
    <Section title={t.title}>
      <Checkbox isChecked={keepsSubject} onChange={setKeepsSubject}>
        {t.keepsSubject}
      </Checkbox>
      <Hint>{t.keepsSubjectHint}</Hint>
      <Checkbox isChecked={prefersLargest} onChange={setPrefersLargest}>
        {t.prefersLargest}
      </Checkbox>
      <Hint>{t.prefersLargestHint}</Hint>
    </Section>
  )
}
