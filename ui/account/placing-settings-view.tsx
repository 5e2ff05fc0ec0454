import { useStore } from '@nanostores/preact'
import { Checkbox } from '../kit/fields/checkbox.tsx'
import { Hint } from '../kit/layout/hint.tsx'
import { Section } from '../kit/section.tsx'
import { $settings, setKeepsSubject } from '../shell/settings.ts'
import { placingSettingsWords } from './words.ts'

export function PlacingSettingsView() {
  const t = useStore(placingSettingsWords)
  const { keepsSubject } = useStore($settings)
  return (
    <Section title={t.title}>
      <Checkbox isChecked={keepsSubject} onChange={setKeepsSubject}>
        {t.keepsSubject}
      </Checkbox>
      <Hint>{t.keepsSubjectHint}</Hint>
    </Section>
  )
}
