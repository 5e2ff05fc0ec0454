import { useStore } from '@nanostores/preact'
import { languages } from '../../contract/settings.ts'
import type { Language } from '../../contract/settings.ts'
import { capitalized } from '../capitalized.ts'
import { ChoiceField } from '../components/choice-field.tsx'
import { Section } from '../components/section.tsx'
import { $settings, setLanguage } from '../stores/settings.ts'
import { accountWords } from '../words/account.ts'

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

/** As it calls itself. */
function nameOf(language: Language): string {
  const names = new Intl.DisplayNames(language, { type: 'language' })
  return capitalized(names.of(language) ?? language)
}
