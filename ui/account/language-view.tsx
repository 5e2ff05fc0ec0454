import { useStore } from '@nanostores/preact'
import { languages } from '../../contract/settings.ts'
import type { Language } from '../../contract/settings.ts'
import { capitalized } from '../words/capitalized.ts'
import { ChoiceField } from '../kit/fields/choice-field.tsx'
import { Section } from '../kit/section.tsx'
import { $settings, setLanguage } from '../shell/settings.ts'
import { accountWords } from './words.ts'

export function LanguageView() {
  const t = useStore(accountWords)
  const { language } = useStore($settings)
  return (
    <Section title={t.language}>
      <ChoiceField
        label={t.language}
        value={language ?? ''}
        choices={[
          { value: '', text: t.browserLanguage },
          ...languages.map(one => ({ value: one, text: nameOf(one) }))
        ]}
        onChoose={value =>
          setLanguage(languages.find(one => one === value) ?? null)
        }
      />
    </Section>
  )
}

/** In its own language. */
function nameOf(language: Language): string {
  const names = new Intl.DisplayNames(language, { type: 'language' })
  return capitalized(names.of(language) ?? language)
}
